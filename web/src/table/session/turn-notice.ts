/** Whose turn it is, told where one looks when the page is not in front. */

import { settings } from '../../base/settings.svelte';
import { chime } from '../../base/sound';
import { t } from '../../i18n/i18n.svelte';

let told = false;

export function announce(yours: boolean, game: string): void {
  document.title = yours ? t('title-yours', { game }) : game ? `${game} · Liza` : 'Liza';
  if (yours && !told) {
    chime();
    if (settings.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('notice-yours', { game }), { icon: '/icon.svg', tag: 'liza-turn' });
    }
  }
  told = yours;
}
