import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { article } from './articles';
import { listed } from './lists';

export type Values = Record<string, FluentVariable>;

/** Messages of one language from one or more Fluent texts; a later text may say again what an earlier one said. */
export class Texts {
  readonly lang: string;
  private readonly bundle: FluentBundle;

  constructor(lang: string, ...sources: string[]) {
    this.lang = lang;
    // What a message asks for with LIST($seat, $rival_seat).
    const LIST = (phrases: FluentValue[]): string =>
      listed(
        lang,
        phrases.map((phrase) => String(phrase.valueOf())),
      );
    // What a message goes by that chooses between articles: { ARTICLE($monster) -> [la] … *[el] … }.
    const ARTICLE = ([name]: FluentValue[]): string => article(lang, String(name?.valueOf() ?? ''));
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { LIST, ARTICLE } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  find(id: string, values: Values = {}): string | null {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : null;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with its values filled in; without such a message, its id is better than nothing. */
  text(id: string, values: Values = {}): string {
    return this.find(id, values) ?? id;
  }
}
