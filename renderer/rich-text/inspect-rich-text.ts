import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { textFieldsOf, visitTexts } from '../parse/text-fields.ts';
import { parseRichText } from './parse-rich-text.ts';

interface Finding {
  readonly path: readonly PathStep[];
  readonly message: string;
}

/** What was taken out of a tile's rich texts, with the field it was in. */
export function inspectRichText(tile: Tile): Finding[] {
  const findings: Finding[] = [];
  for (const { path, html } of textFieldsOf(tile.type)) {
    if (html) visitTexts(tile, path, (text, at) => findings.push(...describe(text, at)));
  }
  return findings;
}

function describe(html: string, path: readonly PathStep[]): Finding[] {
  const { removed } = parseRichText(html);
  if (removed.length === 0) return [];
  return [
    {
      path,
      message: `The text holds what may not be shown, and is shown without it: ${removed.slice(0, 5).join(', ')}.`,
    },
  ];
}
