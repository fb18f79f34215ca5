import type { ScriptSizes } from './measure-scripts.ts';

const island = /data-island="([\w-]+)"/g;

/**
 * What of the measured scripts a tile type costs, in bytes: the dearest of its examples’ markups with all islands in it, and its
 * block’s own elements. Pure. Throws for an island that was not measured.
 */
export function scriptOf(type: string, markups: readonly string[], { islands, elements }: ScriptSizes): number {
  const costs = markups.map((markup) =>
    [...new Set([...markup.matchAll(island)].map(([, name = '']) => name))].reduce((sum, name) => {
      const bytes = islands.get(name);
      if (bytes === undefined) throw new Error(`The island ${name} of ${type} was not measured.`);
      return sum + bytes;
    }, 0),
  );
  return Math.max(0, ...costs) + (elements.get(type) ?? 0);
}
