import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about one's tables. */
export const w = spoken({ es, en });
