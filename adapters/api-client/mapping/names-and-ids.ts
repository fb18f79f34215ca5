import { contentId } from '#schemas/content/field/field.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { readMarkup } from '../repair/read-markup.ts';
import { findByName } from './mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

/** “Small plates & soups” as an id: `small-plates-soups`. */
export const toId = (text: unknown, fallback: string): string => {
  const id =
    typeof text === 'string'
      ? text
          .normalize('NFKD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .match(/[a-z0-9]+/g)
          ?.join('-')
      : undefined;
  return id?.slice(0, 64).replace(/-+$/, '') || fallback;
};

/** The id `two-for-one` as a name: “Two for one”. */
export const toName = (id: string): string => {
  const words = id.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Every name may be this long. Longer ones are shortened between words, so a longer word is not usable. */
const longestWord = 60;

const isText = (value: unknown): value is string => {
  const text = typeof value === 'string' ? readMarkup(value).trim() : '';
  return text !== '' && (text.length <= longestWord || /\s/.test(text));
};

/** The first of these fields that holds text. */
export const findText = (fields: Fields, names: readonly string[]): string | undefined =>
  names.map((name) => findByName(fields, [name])).find(isText);

/** The id that was asked for, if the reply has one of these fields. A refusal with status 200 has none of them. */
export const requestedIdIn = (
  json: Fields,
  requestedId: string | undefined,
  names: readonly string[],
): string | undefined =>
  json.success !== false && names.some((name) => !isBlank(findByName(json, [name]))) ? requestedId : undefined;

const usableId = contentId('Id', 'An id that can be used in addresses.');

/** The stated id, or the one that was asked for if the reply states none that can be used. */
export const idOr = (stated: unknown, requestedId: string | undefined): unknown =>
  requestedId && !usableId.safeParse(typeof stated === 'number' ? String(stated) : stated).success
    ? requestedId
    : stated;

/** The stated name, or that of the id that was asked for, so that something without a name can still be shown. */
export const nameOr = (stated: unknown, requestedId: string | undefined): unknown =>
  !requestedId || typeof stated === 'number' || isText(stated) ? stated : toName(requestedId);
