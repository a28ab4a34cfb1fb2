/** Made from the server's types by scripts/generate wire: not to be changed by hand. */

/** Everything that the site knows about who asks, besides the games. */
export interface Account {
  me: Me;
  since: number;
  seats: number;
  sessions: KnownSession[];
}

/** Sessions that are to end: one, or all but the one that asks. */
export interface EndSessions {
  id?: string | null;
}

/** A browser in which a person is known. */
export interface KnownSession {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Who asks: a person, with or without a claimed name, or a guest. */
export interface Me {
  id: string | null;
  name: string | null;
  previous: string | null;
}

/** A name that is to be claimed. */
export interface NameWanted {
  name: string;
}
