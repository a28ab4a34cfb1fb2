/** What is asked of the site about the person who asks. */

import { call } from '../net/http';
import type {
  Account,
  Ceremony,
  CeremonyAnswer,
  RecoveryCode,
  EndSessions,
  SignInStatus,
  Export,
  MergeDecision,
  LinkDecision,
  LinkRequest,
  LinkSecret,
  LinkOffer,
  LinkStanding,
  Me,
  NameClaim,
  Sheet,
} from '../wire/types';

export const mine = {
  account: () => call<Account>('/me/account'),
  me: () => call<Me>('/me'),
  become: () => call<Me>('/me', null, {}),
  claim: (wanted: NameClaim) => call<Me>('/me/name', null, wanted, 'PUT'),
  endSessions: (wanted: EndSessions) => call<Me>('/me/sessions/end', null, wanted),
  newSheet: () => call<Sheet>('/me/sheet', null, {}),
  beginPasskey: () => call<Ceremony>('/me/passkeys/begin', null, {}),
  addPasskey: (answer: CeremonyAnswer) => call<Me>('/me/passkeys', null, answer),
  removePasskey: (id: string) => call<Me>(`/me/passkeys/${id}/remove`, null, {}),
  showLink: () => call<LinkOffer>('/me/link', null, {}),
  link: () => call<LinkStanding>('/me/link'),
  answerLink: (answer: LinkDecision) => call<Me>('/me/link/answer', null, answer),
  join: (wanted: MergeDecision) => call<Me>('/me/join', null, wanted),
  everything: () => call<Export>('/me/export'),
  forget: () => call<Me>('/me', null, {}, 'DELETE'),
};

export const entering = {
  beginPasskey: () => call<Ceremony>('/enter/passkey/begin', null, {}),
  byPasskey: (answer: CeremonyAnswer) => call<SignInStatus>('/enter/passkey', null, answer),
  byCode: (said: RecoveryCode) => call<SignInStatus>('/enter/code', null, said),
  open: (opened: LinkSecret) => call<LinkRequest>('/enter/link', null, opened),
  collect: (opened: LinkSecret) => call<SignInStatus>('/enter/link/collect', null, opened),
};
