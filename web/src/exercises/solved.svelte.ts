/** Which exercises were tried on this device, and whether the first try was right. */

const STORE = 'liza.exercises';

type Tried = Record<string, boolean>;

class Solved {
  private all = $state.raw<Record<string, Tried>>(read());

  of(game: string): Tried {
    return this.all[game] ?? {};
  }

  /** Remember the first answer; later ones are practice. */
  keep(game: string, id: string, right: boolean): void {
    const tried = this.of(game);
    if (id in tried) return;
    this.all = { ...this.all, [game]: { ...tried, [id]: right } };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.all));
    } catch {
      // Without storage every exercise is new.
    }
  }
}

function read(): Record<string, Tried> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, Tried>;
  } catch {
    return {};
  }
}

export const solved = new Solved();
