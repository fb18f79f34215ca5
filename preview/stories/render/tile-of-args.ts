import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/** The tile that a story's controls describe. A field that was cleared is absent, as it is when an editor clears it. */
export const tileOfArgs = (args: Readonly<Record<string, unknown>>): RawTile =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== '' && value !== undefined));
