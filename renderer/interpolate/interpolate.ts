import { interpolateText, type PlaceholderValues, placeholderNames } from '#schemas/content/page/placeholders.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import type { AnyTile, TileDefinitions } from '#schemas/content/tile/define-tile.ts';
import type { PlacedTile } from '../parse/read-page.ts';
import { type TextField, textFieldsOf, visitTexts } from '../parse/text-fields.ts';

interface InterpolatedTiles<Tile extends AnyTile> {
  readonly tiles: readonly PlacedTile<Tile>[];
  readonly problems: readonly Problem[];
}

/**
 * Replaces placeholders in texts (`{city}`) with the values of the page. Runs after validation, so that no text is rejected
 * for the length of a value, and never in addresses. A placeholder without a value stays as it is, with a warning for the
 * editor. Tiles without placeholders are returned as they are.
 */
export function interpolate<Tile extends AnyTile>(
  tiles: readonly PlacedTile<Tile>[],
  definitions: TileDefinitions,
  values: PlaceholderValues,
): InterpolatedTiles<Tile> {
  const problems: Problem[] = [];
  const interpolated = tiles.map((placed) => {
    const fields = placeholderFields(placed.tile, definitions);
    return fields.length === 0 ? placed : interpolateTile(placed, fields, values, problems);
  });
  return { tiles: interpolated, problems };
}

/** The text fields of a tile in which there may be a placeholder. */
function placeholderFields(tile: AnyTile, definitions: TileDefinitions): readonly TextField[] {
  const definition = definitions[tile.type];
  if (!definition) return [];
  return textFieldsOf(definition).filter(({ path }) => {
    let braced = false;
    visitTexts(tile, path, (text) => {
      braced ||= text.includes('{');
    });
    return braced;
  });
}

function interpolateTile<Tile extends AnyTile>(
  { tile, index }: PlacedTile<Tile>,
  fields: readonly TextField[],
  values: PlaceholderValues,
  problems: Problem[],
): PlacedTile<Tile> {
  const copy = structuredClone(tile);
  for (const { path, html } of fields) {
    const usable = html ? escaped(values) : values;
    visitTexts(copy, path, (text, at, holder) => {
      const onMissing = (name: string) => problems.push(missingValue(tile, index, at, name, values));
      const fill = (part: string) => interpolateText(part, usable, onMissing);
      Reflect.set(holder, at.at(-1) ?? '', html ? outsideTags(text, fill) : fill(text));
    });
  }
  return { index, tile: copy };
}

/** Applies to the text of rich text only: addresses in its tags stay as they are. */
const outsideTags = (html: string, fill: (part: string) => string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : fill(part)))
    .join('');

/** Values escaped for rich text, so that none begins an element or an entity. */
const escaped = (values: PlaceholderValues): PlaceholderValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value?.replace(/[&<>"]/g, entity)]));

const entity = (character: string): string => `&#${character.charCodeAt(0)};`;

function missingValue(
  tile: AnyTile,
  index: number,
  at: readonly PathStep[],
  name: string,
  values: PlaceholderValues,
): Problem {
  const available = placeholderNames.filter((each) => values[each] !== undefined).map((each) => `{${each}}`);
  const hint = available.length > 0 ? `you can use ${available.join(', ')} here` : 'this page has no placeholders';
  return {
    code: 'name-unfilled',
    severity: 'warning',
    path: ['tiles', index, ...at],
    message: `There is no value for {${name}} on this page, so it is shown as it is written; ${hint}.`,
    tile: { key: tile.key, type: tile.type },
  };
}
