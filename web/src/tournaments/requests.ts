/** What is asked of the site about tournaments. */

import { answered, call } from '../net/http';
import type {
  OpenTournament,
  TournamentEntered,
  TournamentInfo,
  TournamentList,
  TournamentOpened,
} from '../wire/types';

const one = (id: string): string => `/tournaments/${id}`;

export const tournaments = {
  list: () => call<TournamentList>('/tournaments'),
  open: (wanted: OpenTournament) => call<TournamentOpened>('/tournaments', null, wanted),
  find: (id: string, token?: string | null) => call<TournamentInfo>(one(id), token),
  enter: (id: string, name: string, token?: string | null) =>
    call<TournamentEntered>(`${one(id)}/enter`, token, { name }),
  withdraw: (id: string, token: string, entrant?: string) =>
    call<TournamentInfo>(`${one(id)}/withdraw`, token, entrant ? { entrant } : {}),
  begin: (id: string, token: string) => call<TournamentInfo>(`${one(id)}/begin`, token, {}),
  close: (id: string, token: string) => call<TournamentInfo>(`${one(id)}/close`, token, {}),
  /** A file of it, as text. */
  file: async (id: string, name: string, token?: string | null) => (await answered(`${one(id)}/${name}`, token)).text(),
};
