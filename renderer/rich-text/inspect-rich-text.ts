import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { AnyTile, AnyTileDefinition } from '#schemas/content/tile/define-tile.ts';
import { textFieldsOf, visitTexts } from '../parse/text-fields.ts';
import { parseRichText } from './parse-rich-text.ts';

interface RemovedContent {
  readonly path: readonly PathStep[];
  readonly message: string;
}

/** The content that is removed from a tile's rich texts, with the path of its field. */
export function inspectRichText(tile: AnyTile, definition: AnyTileDefinition): RemovedContent[] {
  const removed: RemovedContent[] = [];
  for (const path of textFieldsOf(definition).htmlPaths)
    visitTexts(tile, path, (text, at) => removed.push(...describe(text, at)));
  return removed;
}

function describe(html: string, path: readonly PathStep[]): RemovedContent[] {
  const { removed } = parseRichText(html);
  if (removed.length === 0) return [];
  return [
    {
      path,
      message: `The text holds what may not be shown, and is shown without it: ${removed.slice(0, 5).join(', ')}.`,
    },
  ];
}
