/** Whose turn it is, told where one looks when the page is not in front. */

import { settings } from '../../base/settings.svelte';
import { chime } from '../../base/sound';
import { t } from '../../i18n/i18n.svelte';

let told = false;

/** `pushed`: the site tells this browser by itself, once is enough. */
export function announce(yours: boolean, game: string, pushed: boolean): void {
  document.title = yours ? t('title-yours', { game }) : game ? `${game} · Liza` : 'Liza';
  if (yours && !told) {
    chime();
    if (settings.notices && !pushed && document.hidden) show(t('notice-yours', { game }));
  }
  told = yours;
}

function show(title: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { icon: '/icon.svg', tag: 'liza-turn' });
  } catch {
    // On a phone only a service worker may show one: the title and the sound are what is left.
  }
}
