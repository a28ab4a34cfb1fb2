/** Where in the site we are: a path, its query, and what a link hides in its fragment. */

export class Place {
  path = $state('/');
  query = $state(new URLSearchParams());
  /** A seat's token travels in the fragment: it never reaches a log. */
  fragment = $state('');

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname.replace(/(.)\/$/, '$1');
    this.query = new URLSearchParams(location.search);
    this.fragment = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === location.pathname && link.hash) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
