import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about looking on and showing. */
export const w = spoken({ es, en });

/** A delay in words: *10 minutes*, *2 h*. */
export const delay = (seconds: number): string =>
  seconds % 3600 === 0 ? w('hours', { count: seconds / 3600 }) : w('minutes', { count: Math.ceil(seconds / 60) });
