import { exampleContext } from '#blocks/example-data.ts';
import { planNeeds } from '#renderer/needs/plan-needs.ts';
import { readTile } from '#renderer/read/read-tile.ts';
import type { RawTile } from '#schemas/tile/define-tile.ts';
import type { Passport } from '../passport.ts';

/** The sources of data that any of these tiles asks for, in the order of names; optional where none cannot do without. Pure. */
export function tileNeeds(raws: readonly RawTile[]): Passport['needs'] {
  const tiles = raws.flatMap((raw) => readTile(raw, 0).tile ?? []);
  const asked = [...planNeeds(tiles, exampleContext).ofTile.values()].flatMap((needs) => Object.values(needs));
  return [...new Set(asked.map(({ source }) => source))]
    .sort()
    .map((source) => ({ source, optional: asked.every((need) => need.source !== source || need.optional === true) }));
}
