/** The site's service worker: plays without a connection what it keeps, shows what is pushed, leads to where it calls. */

import { usualLang } from '../base/lang';
import { Texts } from '../i18n/fluent';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import { answer, forgetOthers, isOurs, keep } from './keeping';
import { scope, type Clicked } from './scope';
import { placeOf, toldBy } from './told';

scope.addEventListener('install', (event) => {
  void scope.skipWaiting();
  event.waitUntil(keep());
});
scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
scope.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(answer(event.request));
});
scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(lead(event)));

async function show(text: string | null): Promise<void> {
  const lang = usualLang(scope.navigator.languages);
  const words = new Texts(lang, { es, en }[lang]);
  const neutral = { title: words.text('told-title'), body: words.text('told-body') };
  const { title, options, badge } = toldBy(text, scope.location.origin, neutral);
  await scope.registration.showNotification(title, options);
  if (badge !== null) await scope.navigator.setAppBadge?.(badge).catch(() => undefined);
}

/** Bring an open page of the site to the front and lead it there, or open one. */
async function lead({ notification }: Clicked): Promise<void> {
  notification.close();
  const to = placeOf((notification.data as { to?: unknown } | null)?.to, scope.location.origin);
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === new URL(to, url).pathname);
  const page = there ?? open[0];
  if (!page) {
    await scope.clients.openWindow(to);
    return;
  }
  if (page !== there) page.postMessage({ go: to });
  // A browser may not let itself be brought to the front.
  await page.focus().catch(() => undefined);
}
