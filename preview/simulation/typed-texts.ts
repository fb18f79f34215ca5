import type { PageContent } from '#preview/app/document/page-content.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

/**
 * Each text that is typed is unique: `typed-1`. The field `text` of a tile and the answer of an entry never change, so
 * they identify the tile and the entry: `tile-2`, `entry-3`.
 */
const typedText = /typed-\d+/g;
const anyName = /(?:typed|tile|entry)-\d+/g;

/** A tile as editors add it, with one entry. */
export const createTile = (nextName: (kind: 'typed' | 'tile' | 'entry') => string) => ({
  type: 'accordion',
  heading: nextName('typed'),
  text: nextName('tile'),
  items: [{ question: nextName('typed'), answer: nextName('entry') }],
});

export const entriesOf = ({ items }: RawTile): readonly Record<string, unknown>[] =>
  Array.isArray(items) ? items.filter(isRecord) : [];

export const listTexts = (json: string): readonly string[] => json.match(typedText) ?? [];

/** How often each text, tile and entry is in a value. */
export function countNames(value: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of JSON.stringify(value).match(anyName) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The places of each text: `tile-2 heading`. A text that is on the page twice has two. */
export type TextPlaces = ReadonlyMap<string, readonly string[]>;

export function findTexts({ title, tiles }: PageContent): TextPlaces {
  const fields = tiles.flatMap((tile): [string, unknown][] => [
    [`${tile.text} heading`, tile.heading],
    ...entriesOf(tile).map(({ question, answer }): [string, unknown] => [`${tile.text} ${answer}`, question]),
  ]);
  const places = new Map<string, string[]>();
  for (const [place, value] of [['title', title] as const, ...fields])
    for (const text of listTexts(String(value))) places.set(text, [...(places.get(text) ?? []), place]);
  return places;
}

/** The texts that are more often at the places than at the other places. */
export const textsMoreIn = (places: TextPlaces, others: TextPlaces): readonly string[] =>
  [...places].filter(([text, found]) => found.length > (others.get(text)?.length ?? 0)).map(([text]) => text);

/** Whether a place is one of those, or in a tile that is. */
export const isAtOneOf = (place: string, places: Iterable<string>): boolean =>
  [...places].some((each) => place === each || place.startsWith(`${each} `));

/** The places of texts that only one of two pages has: their fields, and their tiles if the other page has no such tile. */
export function findDifferentPlaces(one: PageContent, other: PageContent): readonly string[] {
  const [inOne, inOther] = [findTexts(one), findTexts(other)];
  const placesOnlyIn = (places: TextPlaces, others: TextPlaces, { tiles }: PageContent): readonly string[] =>
    textsMoreIn(places, others)
      .flatMap((text) => places.get(text) ?? [])
      .flatMap((place) => [place, place.split(' ')[0] ?? ''])
      .filter((place) => place.includes(' ') || !tiles.some(({ text }) => text === place));
  return [...placesOnlyIn(inOne, inOther, other), ...placesOnlyIn(inOther, inOne, one)];
}
