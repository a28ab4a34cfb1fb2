/** The languages that the site speaks, and which of them a browser is spoken to in. */

export type Lang = 'es' | 'en';

/** Spanish for whoever reads it or a language beside it; English for everybody else. */
const SPANISH = ['es', 'ca', 'gl', 'eu'];
export const usualLang = (wanted: readonly string[]): Lang => {
  const known = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one === 'en' || SPANISH.includes(one));
  return known !== undefined && known !== 'en' ? 'es' : 'en';
};
