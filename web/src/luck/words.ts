import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about luck and dice. */
export const say = spoken({ es, en });
