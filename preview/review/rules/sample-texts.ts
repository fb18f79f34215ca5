import type { PlacedTile } from '#blocks/page-reader.ts';
import { getMeta } from '#schemas/content/field/schema-layers.ts';
import { walkFields } from '#schemas/content/field/walk-fields.ts';
import { plainText } from '#schemas/content/html/plain-text.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Finding, Rule } from '../finding.ts';
import { shorten } from '../values/shorten.ts';
import { valueAt } from '../values/value-at.ts';

/** Editors would write shorter texts, such as “Book a table”, the same way. */
const minLength = 25;

/** Texts of a new tile that were not replaced, which stop publishing. What is live already was intended. */
export const sampleTexts: Rule = ({ page }, { live }) =>
  live === undefined
    ? []
    : (page?.tiles ?? []).flatMap((placed) => (mayHaveSampleTexts(placed) ? sampleTextsOf(placed, live) : []));

/** Tiles that were not edited stay the same objects, so that at a keystroke only one is searched. */
const searched = new WeakMap<object, boolean>();

function mayHaveSampleTexts(placed: PlacedTile): boolean {
  const known = searched.get(placed.tile) ?? sampleTextsOf(placed, '').length > 0;
  searched.set(placed.tile, known);
  return known;
}

/** An address at a domain for examples (RFC 2606), such as careers@example.com. */
const isSampleAddress = (value: string): boolean => /[@/.]example(\.[a-z]+)?([/?#]|$)/i.test(value);

/** A new tile has the titles of its fields as texts. */
const isPlaceholder = (value: string, title: string | undefined): boolean =>
  value !== '' && (value === title || value === `<p>${title}</p>`);

/** The link that a new tile starts with: the field’s title as its text, and the home page as its address. */
const isPlaceholderLink = (value: unknown, title: string | undefined): boolean =>
  isRecord(value) && value.linkUrl === '/' && title !== undefined && value.linkText === title;

/** The sample texts of a tile that are not in the live content. */
export function sampleTextsOf({ tile, index }: Pick<PlacedTile, 'tile' | 'index'>, live: string): readonly Finding[] {
  const { schema, examples } = tileTypes[tile.type];
  const found: Finding[] = [];
  const report = (path: readonly PathStep[], message: string): void => {
    found.push({
      code: 'sample-text',
      severity: 'error',
      path: ['tiles', index, ...path],
      tile: { key: tile.key, type: tile.type },
      message,
      fixes: [],
    });
  };
  walkFields(schema, tile, (_, value, path, declared) => {
    const { title } = getMeta(declared);
    if (isPlaceholderLink(value, title) && !hasLink(live, title))
      report([...path, 'linkText'], `This is still the sample link “${title}” to “/”. Change its text or its address.`);
    if (typeof value !== 'string') return;
    const isSame = value === valueAt(examples.plain, path);
    const isExample = isSame && value.length >= minLength && value.includes(' ');
    const isSample = (isExample && path.at(-1) !== 'alt') || isPlaceholder(value, title);
    if (isSame && isSampleAddress(value) && !live.includes(JSON.stringify(value)))
      report(path, `This is still the sample address “${shorten(value, 60)}”. Enter your own.`);
    else if (isSample && !live.includes(JSON.stringify(value)))
      report(path, `This is still the sample text “${shorten(plainText(value).trim(), 60)}”. Write your own.`);
  });
  return found;
}

/** Whether a finding is about a sample text, which is no mistake of the editor. */
export const isSampleText = ({ code }: Pick<Finding, 'code'>): boolean => code === 'sample-text';

/** Whether the message of a problem is about a sample text. */
export const isSampleMessage = (message: string): boolean => message.startsWith('This is still the sample ');

/** Whether live content, as JSON text, has a link to the home page with this text. */
const hasLink = (live: string, text: string | undefined): boolean =>
  live !== '' && containsLink(JSON.parse(live), text);

const containsLink = (value: unknown, text: string | undefined): boolean =>
  isPlaceholderLink(value, text) ||
  (typeof value === 'object' && value !== null && Object.values(value).some((inner) => containsLink(inner, text)));
