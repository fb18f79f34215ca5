import { exampleContext } from '#blocks/_shared/examples/example-context.ts';
import { planNeeds, readTile } from '#blocks/page-reader.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { Need } from '#schemas/content/tile/need.ts';
import type { BlockReport } from '../block-report.ts';

const needsOf = (raws: readonly RawTile[]): Need[] => {
  const tiles = raws.flatMap((raw) => readTile(raw, 0).tile ?? []);
  return [...planNeeds(tiles, exampleContext).ofTile.values()].flatMap((needs) => Object.values(needs));
};

/**
 * The names of the forms that any of these tiles needs. A tile may show something else instead, such as an offer that
 * has ended. Pure.
 */
export const tileForms = (raws: readonly RawTile[]): readonly string[] => [
  ...new Set(needsOf(raws).flatMap((need) => (need.source === 'form' ? [need.name] : []))),
];

/**
 * The data sources that any of these tiles needs, sorted by name. A source is optional if no tile requires it. Pure.
 */
export function tileNeeds(raws: readonly RawTile[]): BlockReport['needs'] {
  const needs = needsOf(raws);
  return [...new Set(needs.map(({ source }) => source))]
    .sort()
    .map((source) => ({ source, optional: needs.every((need) => need.source !== source || need.optional === true) }));
}
