import { exampleContext } from '#blocks/_shared/examples/example-data.ts';
import { planNeeds, readTile } from '#blocks/page-reader.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { Need } from '#schemas/content/tile/need.ts';
import type { Passport } from '../passport.ts';

const askedBy = (raws: readonly RawTile[]): Need[] => {
  const tiles = raws.flatMap((raw) => readTile(raw, 0).tile ?? []);
  return [...planNeeds(tiles, exampleContext).ofTile.values()].flatMap((needs) => Object.values(needs));
};

/** The names of the forms that any of these tiles asks for; it may draw them or, as with an offer that has ended, say why not. Pure. */
export const tileForms = (raws: readonly RawTile[]): readonly string[] => [
  ...new Set(askedBy(raws).flatMap((need) => (need.source === 'form' ? [need.name] : []))),
];

/** The sources of data that any of these tiles asks for, in the order of names; optional where none cannot do without. Pure. */
export function tileNeeds(raws: readonly RawTile[]): Passport['needs'] {
  const asked = askedBy(raws);
  return [...new Set(asked.map(({ source }) => source))]
    .sort()
    .map((source) => ({ source, optional: asked.every((need) => need.source !== source || need.optional === true) }));
}
