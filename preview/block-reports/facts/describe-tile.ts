import type { z } from 'zod';
import { pages } from '#adapters/demo/content/pages.ts';
import { storyId } from '#preview/stories/plan/story-plan.ts';
import type { Migration, RawTile, TileExamples } from '#schemas/content/tile/define-tile.ts';
import type { BlockReport } from '../block-report.ts';
import { schemaTable } from './schema-table.ts';
import { tileNeeds } from './tile-needs.ts';
import { tileUses } from './tile-uses.ts';

/** The parts of a tile type that its block report is made from. */
export interface TileKind {
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly version: number;
  readonly schema: z.ZodObject;
  readonly migrations: readonly Migration[];
  readonly examples: TileExamples;
}

/** The parts of a block report that need no build and no browser. */
export type TileFacts = Omit<BlockReport, 'script' | 'style' | 'results'>;

/** A type's examples as stored tiles. */
export const exampleTiles = ({ type, examples }: Pick<TileKind, 'type' | 'examples'>): readonly RawTile[] =>
  Object.values<RawTile>(examples).map((fields) => ({ ...fields, type }));

/** Describes a tile type from its definition and the demo pages. Pure. */
export const describeTile = ({ type, title, description, version, schema, ...kind }: TileKind): TileFacts => ({
  type,
  title,
  description,
  version,
  fields: schemaTable(schema),
  needs: tileNeeds(exampleTiles({ type, ...kind })),
  examples: Object.keys(kind.examples).map((name) => ({ name, story: storyId(type, name) })),
  history: kind.migrations.map((step, index) => ({ version: index + 2, title: step.title })),
  uses: tileUses(type, pages),
});
