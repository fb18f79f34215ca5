import type { ScriptSizes } from './measure-scripts.ts';

const island = /data-island="([\w-]+)"/g;

/** The scripts that a tile type uses. */
interface ScriptUse {
  readonly type: string;
  /** The markup of its examples. */
  readonly markups: readonly string[];
  /** The forms that it needs. */
  readonly forms: readonly string[];
}

/**
 * The largest script of a tile type in bytes: the islands of its largest example, or those of the forms it needs, and
 * its block’s own elements. Pure. Throws if an island was not measured.
 */
export function maxScriptBytes({ type, markups, forms }: ScriptUse, { islands, elements }: ScriptSizes): number {
  const bytesOf = (names: ReadonlySet<string>): number =>
    [...names].reduce((sum, name) => {
      const bytes = islands.get(name);
      if (bytes === undefined) throw new Error(`The island ${name} of ${type} was not measured.`);
      return sum + bytes;
    }, 0);
  const rendered = markups.map((markup) => new Set([...markup.matchAll(island)].map(([, name = '']) => name)));
  const formIslands = new Set(forms.map((name) => `form-${name}`));
  return Math.max(...[...rendered, formIslands].map(bytesOf)) + (elements.get(type) ?? 0);
}
