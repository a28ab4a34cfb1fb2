/** The tournaments that this browser takes part in or organises: their tokens stay here. */

const STORE = 'liza.tournaments';
const MOST = 50;

export interface MyTournament {
  id: string;
  title: string;
  game: string;
  at: number;
  /** Plays the entrant's seat at each table. */
  token?: string;
  organiser?: string;
  /** Shows a tournament that is not public. */
  invite?: string;
}

class MyTournaments {
  list = $state.raw<readonly MyTournament[]>(read());

  constructor() {
    addEventListener('storage', ({ key }) => {
      if (key === STORE) this.list = read();
    });
  }

  find(id: string): MyTournament | undefined {
    return this.list.find((one) => one.id === id);
  }

  /** Keep what is known of a tournament, with what was known before. */
  keep(one: Omit<MyTournament, 'at'>): void {
    const kept = { ...this.find(one.id), ...one, at: Date.now() };
    this.write([kept, ...this.list.filter((other) => other.id !== one.id)].slice(0, MOST));
  }

  forget(id: string): void {
    this.write(this.list.filter((one) => one.id !== id));
  }

  private write(list: readonly MyTournament[]): void {
    this.list = list;
    try {
      localStorage.setItem(STORE, JSON.stringify(list));
    } catch {
      // Without storage it is known for as long as the page is open.
    }
  }
}

function read(): MyTournament[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '[]') as MyTournament[];
  } catch {
    return [];
  }
}

export const myTournaments = new MyTournaments();
