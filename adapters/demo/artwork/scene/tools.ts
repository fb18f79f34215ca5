import type { Drawing } from '../brush/drawing.ts';
import * as bar from './tools/bar.ts';
import * as diningRoom from './tools/dining-room.ts';
import * as party from './tools/party.ts';
import * as stove from './tools/stove.ts';

/** Tools of the trade, in pixels around the origin, on the scale of the props. */
export const tools = {
  ...stove,
  ...bar,
  ...diningRoom,
  ...party,
} as const satisfies Record<string, Drawing>;

export type ToolName = keyof typeof tools;
