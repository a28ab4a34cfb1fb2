/** The article before a name, by how the name is written, as src/liza/words/articles.py finds it. */

/** What takes *la* by its ending, or although its ending does not say so. */
const LA = new RegExp(
  '^(.*(a|ción|sión|xión|dad|tad|tud|umbre|triz)' +
    '|esfinge|flor|fuente|gente|hueste|imagen|legión|liebre|luz|madre|mano|muerte|mujer|noche|nube|peste' +
    '|piel|plebe|red|sangre|serpiente|sierpe|torre|voz)$',
);
/** What takes *el* although it ends as others with *la* do: the sound of a stressed *a* first, Greek words, men. */
const EL = new RegExp(
  '^((á|há).*|agua|ala|alga|alma|ama|ancla|arma|arpa|asta|ave|hacha|hada|haya' +
    '|.*(asma|igma|oma|ema)|cometa|gorila|guarda|jerarca|monarca|patriarca|papa|pirata|planeta|poeta|profeta)$',
);
const AN = /^([aeiou]|hour|honest|heir)/;
const A = /^(eu|one|uni(?!n|m)|use|uto)/;

/** The article that goes with a name: *el* or *la* in Spanish, *a* or *an* in English. */
export function article(lang: string, name: string): string {
  const first = (name.toLowerCase().trim().split(/\s+/)[0] ?? '').replace(/^[,.:;!?¡¿«»"']+|[,.:;!?¡¿«»"']+$/g, '');
  if (lang === 'en') return AN.test(first) && !A.test(first) ? 'an' : 'a';
  return LA.test(first) && !EL.test(first) ? 'la' : 'el';
}
