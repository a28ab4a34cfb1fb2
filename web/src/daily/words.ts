import { spoken } from '../i18n/spoken';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

/** A sentence about the deals of the days. */
export const say = spoken({ es, en });
