/** Once visited, the folder needs no network: a service worker keeps all of it. */

import { file, version } from './folder';

export function keepOffline(): void {
  if (version === null || !('serviceWorker' in navigator)) return;
  // Without it (a page that is not served over https) everything works, with the network.
  navigator.serviceWorker.register(file(`offline.js?${version}`), { scope: file('') }).catch(() => undefined);
}
