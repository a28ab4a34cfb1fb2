/** What is asked of the site about the person who asks. */

import { call } from '../net/http';
import type {
  Account,
  Ceremony,
  CeremonyAnswer,
  CodeSaid,
  EndSessions,
  CameIn,
  Export,
  Joining,
  LinkAnswered,
  LinkAsked,
  LinkOpened,
  LinkShown,
  LinkStanding,
  Me,
  NameWanted,
  Sheet,
} from '../wire/types';

export const mine = {
  account: () => call<Account>('/me/account'),
  me: () => call<Me>('/me'),
  become: () => call<Me>('/me', null, {}),
  claim: (wanted: NameWanted) => call<Me>('/me/name', null, wanted, 'PUT'),
  endSessions: (wanted: EndSessions) => call<Me>('/me/sessions/end', null, wanted),
  newSheet: () => call<Sheet>('/me/sheet', null, {}),
  beginPasskey: () => call<Ceremony>('/me/passkeys/begin', null, {}),
  addPasskey: (answer: CeremonyAnswer) => call<Me>('/me/passkeys', null, answer),
  removePasskey: (id: string) => call<Me>(`/me/passkeys/${id}/remove`, null, {}),
  showLink: () => call<LinkShown>('/me/link', null, {}),
  link: () => call<LinkStanding>('/me/link'),
  answerLink: (answer: LinkAnswered) => call<Me>('/me/link/answer', null, answer),
  join: (wanted: Joining) => call<Me>('/me/join', null, wanted),
  everything: () => call<Export>('/me/export'),
  forget: () => call<Me>('/me', null, {}, 'DELETE'),
};

export const entering = {
  beginPasskey: () => call<Ceremony>('/enter/passkey/begin', null, {}),
  byPasskey: (answer: CeremonyAnswer) => call<CameIn>('/enter/passkey', null, answer),
  byCode: (said: CodeSaid) => call<CameIn>('/enter/code', null, said),
  open: (opened: LinkOpened) => call<LinkAsked>('/enter/link', null, opened),
  collect: (opened: LinkOpened) => call<CameIn>('/enter/link/collect', null, opened),
};
