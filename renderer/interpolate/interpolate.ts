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
 * Replaces placeholders (`{city}`) with the values of the page, in texts and, percent-encoded, in addresses of links. Runs
 * after validation, so that no text is rejected for the length of a value. A placeholder without a value stays as it is,
 * with a warning for the editor. Tiles without placeholders are returned as they are.
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

/** The fields of a tile in which there may be a placeholder. */
function placeholderFields(tile: AnyTile, definitions: TileDefinitions): readonly TextField[] {
  const definition = definitions[tile.type];
  if (!definition) return [];
  return textFieldsOf(definition).textsAndLinks.filter(({ path }) => {
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
  for (const { path, format } of fields)
    visitTexts(copy, path, (text, at, holder) => {
      const onMissing = (name: string) => problems.push(missingValue(tile, index, at, name, values));
      Reflect.set(holder, at.at(-1) ?? '', fillers[format](text, values, onMissing));
    });
  return { index, tile: copy };
}

type Filler = typeof interpolateText;

const fillLink: Filler = (address, values, onMissing) =>
  interpolateText(address, mapValues(values, encodeForUrl), onMissing);

/** Within tags, only addresses of links are interpolated. */
const fillHtml: Filler = (html, values, onMissing) => {
  const escaped = mapValues(values, escapeForHtml);
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part.replace(hrefAttribute, (attribute) => fillLink(attribute, values, onMissing))
        : interpolateText(part, escaped, onMissing),
    )
    .join('');
};

const hrefAttribute = /\shref\s*=\s*(?:"[^"]*"|'[^']*')/gi;

const fillers: Readonly<Record<TextField['format'], Filler>> = {
  plain: interpolateText,
  html: fillHtml,
  link: fillLink,
};

const mapValues = (values: PlaceholderValues, change: (value: string) => string): PlaceholderValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === undefined ? undefined : change(value)]),
  );

/** Encodes a value so that it stays one part of an address. The apostrophe could end an attribute. */
const encodeForUrl = (value: string): string => encodeURIComponent(value.toWellFormed()).replaceAll("'", '%27');

/** Escapes a value for rich text, so that it begins no element and no entity. */
const escapeForHtml = (value: string): string =>
  value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
