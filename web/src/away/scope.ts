/** What a service worker finds around it: TypeScript knows it only where it knows no pages. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asked extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Extendable {
  readonly data: { text(): string } | null;
}

export interface Clicked extends Extendable {
  readonly notification: Notification;
}

/** A page of the site that is open somewhere. */
interface OpenPage {
  readonly url: string;
  postMessage(said: unknown): void;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Pick<Navigator, 'languages'> & Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', heard: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', heard: (event: Asked) => void): void;
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void;
  addEventListener(kind: 'notificationclick', heard: (event: Clicked) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
