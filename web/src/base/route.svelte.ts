import { alone } from './folder';

/** Where in the site we are: a path, its query, and what a link hides in its fragment. */

class Route {
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
    history[replace ? 'replaceState' : 'pushState'](null, '', written(to));
    this.read();
    scrollTo(0, 0);
  }

  /** Show the address without what its fragment gives away. */
  hideFragment(): void {
    if (this.fragment)
      history.replaceState(null, '', written(`${this.path}${this.query.size ? `?${this.query}` : ''}`));
  }

  private read(): void {
    const { pathname, search, hash } = here();
    this.path = pathname.replace(/(.)\/$/, '$1');
    this.query = new URLSearchParams(search);
    this.fragment = hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (!alone && link.pathname === location.pathname && link.hash) return;
    if (alone && link.getAttribute('href')?.startsWith('#')) {
      event.preventDefault(); // the place itself is written in the fragment
      document.getElementById(link.hash.slice(1))?.scrollIntoView();
      return;
    }
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

/** An exported folder is one page, wherever it lies: there a place is written behind the `#`. */
const written = (to: string): string => (alone ? `${location.pathname}#${to}` : to);

const here = (): { pathname: string; search: string; hash: string } =>
  alone ? new URL(location.hash.slice(1) || '/', location.origin) : location;

export const route = new Route();
