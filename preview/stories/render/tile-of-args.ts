import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/** The tile that a story's controls describe. A cleared field is absent, like in the editors' app. */
export const tileOfArgs = (args: Readonly<Record<string, unknown>>): RawTile =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== '' && value !== undefined));
