import type { PageContent } from '#preview/app/document/page-content.ts';
import { countNames, findTexts } from './typed-texts.ts';

/**
 * What must be the case for a text: it is on the page; or an editor has deleted it; or a revision has it, because the
 * other version was chosen in a conflict; or it is lost, although the editor was warned.
 */
export type TextState = 'present' | 'deleted' | 'replaced' | 'lost';

export interface TextChanges {
  readonly added: readonly string[];
  readonly deleted: readonly string[];
}

/** Records the editors' texts: who has typed and deleted each, and how often each can be on the page. */
export function createTextRecord(initial: PageContent) {
  const authors = new Map<string, string | undefined>();
  const deletedBy = new Map<string, Set<string>>();
  const replacedBy = new Map<string, Set<string>>();
  const lost = new Set<string>();
  const copies = new Map<string, number>();
  for (const text of findTexts(initial).keys()) authors.set(text, undefined);

  /** How often a text, a tile or an entry can be on the page. */
  const copiesOf = (name: string): number => copies.get(name) ?? 1;

  const stateOf = (text: string): TextState => {
    if (deletedBy.get(text)?.size) return 'deleted';
    if (lost.has(text)) return 'lost';
    return replacedBy.get(text)?.size ? 'replaced' : 'present';
  };
  function allowMore(before: unknown, after: unknown): void {
    const known = countNames(before);
    for (const [name, count] of countNames(after)) {
      const more = count - (known.get(name) ?? 0);
      if (more > 0) copies.set(name, copiesOf(name) + more);
    }
  }
  return {
    authorOf: (text: string) => authors.get(text),
    states: () => [...authors.keys()].map((text) => [text, stateOf(text)] as const),
    copiesOf,
    /** Some content is on the page once more. */
    allowCopy: (content: unknown): void => allowMore(null, content),
    /** What is restored can be there twice, because the other editor may restore it as well. */
    allowRestored: ([before, after]: readonly [before: unknown, after: unknown]): void => allowMore(before, after),
    /** An editor has added and deleted texts on purpose. */
    record(name: string, { added, deleted }: TextChanges): void {
      for (const text of deleted) addName(deletedBy, text, name);
      for (const text of added) {
        if (!authors.has(text)) authors.set(text, name);
        deletedBy.get(text)?.delete(name);
        replacedBy.get(text)?.delete(name);
      }
    },
    /** An editor has closed a page that warned that these texts are not protected. */
    lose(texts: readonly string[]): void {
      for (const text of texts) lost.add(text);
    },
    /** The service has these texts. A lost one can be among them, because it was on its way. */
    find(texts: readonly string[]): void {
      for (const text of texts) lost.delete(text);
    },
    /** An editor has chosen another version than that with these texts. */
    replace(name: string, texts: readonly string[]): void {
      for (const text of texts) addName(replacedBy, text, name);
    },
  };
}

const addName = (names: Map<string, Set<string>>, text: string, name: string): void =>
  void names.set(text, (names.get(text) ?? new Set()).add(name));
