import type { PlacedTile } from '#blocks/page-reader.ts';
import { getMeta } from '#schemas/content/field/schema-layers.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';
import { shorten } from '../values/shorten.ts';
import { valueAt } from '../values/value-at.ts';

/** Editors would write shorter texts, such as “Book a table”, the same way. */
const minLength = 25;

/** Texts of a new tile that were not replaced, which stop publishing. What is live already was intended. */
export const sampleTexts: Rule = ({ page }, { live }) =>
  live === undefined ? [] : (page?.tiles ?? []).flatMap((placed) => sampleTextsOf(placed, live));

/** A new tile has the titles of its fields as texts. */
const isPlaceholder = (value: string, title: string | undefined): boolean =>
  value !== '' && (value === title || value === `<p>${title}</p>`);

/** The first sample text of a tile that is not in the live content; none if there is none. */
export function sampleTextsOf({ tile, index }: Pick<PlacedTile, 'tile' | 'index'>, live: string): readonly Finding[] {
  const { schema, examples } = tileTypes[tile.type];
  let first: { readonly path: readonly PathStep[]; readonly text: string } | undefined;
  walkFields(schema, tile, (_, value, path, declared) => {
    if (first || typeof value !== 'string') return;
    const isExample = value.length >= minLength && value.includes(' ') && value === valueAt(examples.plain, path);
    const isSample = (isExample && path.at(-1) !== 'alt') || isPlaceholder(value, getMeta(declared).title);
    if (isSample && !live.includes(JSON.stringify(value))) first = { path, text: value };
  });
  if (!first) return [];
  const text = first.text.replace(/<[^<>]*>/g, ' ').trim();
  return [
    {
      code: 'sample-text',
      severity: 'error',
      path: ['tiles', index, ...first.path],
      tile: { key: tile.key, type: tile.type },
      message: `This is still the sample text “${shorten(text, 60)}”. Write your own.`,
      fixes: [],
    },
  ];
}
