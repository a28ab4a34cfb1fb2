import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about notices. */
export const n = spoken({ es, en });
