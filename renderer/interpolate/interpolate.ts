import { interpolateText, type PlaceholderValues, placeholderNames } from '#schemas/content/page/placeholders.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';
import type { PlacedTile } from '../parse/read-page.ts';
import { textFieldsOf, visitTexts } from '../parse/text-fields.ts';

interface FilledTiles {
  readonly tiles: readonly PlacedTile[];
  readonly problems: readonly Problem[];
}

/**
 * Fills the names that texts hold in braces (`{city}`) with what the page is about. Runs after reading, so that no
 * text is refused for the length of a name, and never in addresses. A name that cannot be filled stays as it is
 * written, and the editor is told. Tiles without a name are handed on as they are.
 */
export function interpolate(tiles: readonly PlacedTile[], names: PlaceholderValues): FilledTiles {
  const problems: Problem[] = [];
  const filled = tiles.map((placed) => {
    const spots = spotsOf(placed.tile);
    return spots.length === 0 ? placed : fillTile(placed, spots, names, problems);
  });
  return { tiles: filled, problems };
}

type Tile = PlacedTile['tile'];

/** The fields of a tile in which there may be a name. */
const spotsOf = (tile: Tile) =>
  textFieldsOf(tile.type).filter(({ path }) => {
    let braced = false;
    visitTexts(tile, path, (text) => {
      braced ||= text.includes('{');
    });
    return braced;
  });

function fillTile(
  { tile, index }: PlacedTile,
  spots: ReturnType<typeof spotsOf>,
  names: PlaceholderValues,
  problems: Problem[],
) {
  const copy = structuredClone(tile);
  for (const { path, html } of spots) {
    const announced = html ? escaped(names) : names;
    visitTexts(copy, path, (text, at, holder) => {
      const left = (name: string) => problems.push(unfilled(tile, index, at, name, names));
      const fill = (part: string) => interpolateText(part, announced, left);
      Reflect.set(holder, at.at(-1) ?? '', html ? outsideTags(text, fill) : fill(text));
    });
  }
  return { index, tile: copy };
}

/** The words of rich text, without its tags: their addresses are not ours to write. */
const outsideTags = (html: string, fill: (part: string) => string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : fill(part)))
    .join('');

/** Names as they may stand within rich text, where a sign of theirs must not begin an element or an entity. */
const escaped = (names: PlaceholderValues): PlaceholderValues =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, value?.replace(/[&<>"]/g, entity)]));

const entity = (sign: string): string => `&#${sign.charCodeAt(0)};`;

function unfilled(tile: Tile, index: number, at: readonly PathStep[], name: string, names: PlaceholderValues): Problem {
  const usable = placeholderNames.filter((each) => names[each] !== undefined).map((each) => `{${each}}`);
  const hint = usable.length > 0 ? `here you can write ${usable.join(', ')}` : 'no name can be written on this page';
  return {
    code: 'name-unfilled',
    severity: 'warning',
    path: ['tiles', index, ...at],
    message: `Nothing on this page is called {${name}}, so it is shown as it is written; ${hint}.`,
    tile: { key: tile.key, type: tile.type },
  };
}
