/** What is asked of the site about what a person plays with, and shows of it. */

import { call } from '../net/http';
import type { OwnSummary, Profile, ProfileChoice } from '../wire/types';

export const profiles = {
  summary: () => call<OwnSummary>('/me/summary'),
  choice: () => call<ProfileChoice>('/me/profile'),
  choose: (choice: ProfileChoice) => call<ProfileChoice>('/me/profile', null, choice, 'PUT'),
  of: (name: string) => call<Profile>(`/people/${encodeURIComponent(name)}`),
};
