import type { ScriptSizes } from './measure-scripts.ts';

const island = /data-island="([\w-]+)"/g;

/** What is known of a tile type’s script before it is weighed. */
interface Scripted {
  readonly type: string;
  /** Its examples as they are drawn. */
  readonly markups: readonly string[];
  /** The forms that it asks for. */
  readonly forms: readonly string[];
}

/**
 * What of the measured scripts a tile type costs at most, in bytes: the islands of the dearest of its examples, or those of the forms
 * it asks for, and its block’s own elements. Pure. Throws for an island that was not measured.
 */
export function scriptOf({ type, markups, forms }: Scripted, { islands, elements }: ScriptSizes): number {
  const bytesOf = (names: ReadonlySet<string>): number =>
    [...names].reduce((sum, name) => {
      const bytes = islands.get(name);
      if (bytes === undefined) throw new Error(`The island ${name} of ${type} was not measured.`);
      return sum + bytes;
    }, 0);
  const rendered = markups.map((markup) => new Set([...markup.matchAll(island)].map(([, name = '']) => name)));
  const asked = new Set(forms.map((name) => `form-${name}`));
  return Math.max(...[...rendered, asked].map(bytesOf)) + (elements.get(type) ?? 0);
}
