import { isRecord } from '#schemas/content/is-record.ts';
import { shorten } from '../values/shorten.ts';

const brief = (text: string): string => shorten(text, 80);

/** The text of rich text, without its tags. */
const textOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

interface Image {
  readonly url: string;
  readonly alt?: unknown;
}

const isImage = (value: unknown): value is Image => isRecord(value) && typeof value.url === 'string';

/** Describes a value for editors. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `‘${brief(textOf(value))}’`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isImage(value)) return value.url.split('/').at(-1) ?? value.url;
  if (!isRecord(value)) return brief(JSON.stringify(value) ?? 'nothing');
  const text = [value.linkText, value.title, value.question, value.heading].find((each) => typeof each === 'string');
  return typeof text === 'string' ? `‘${brief(text)}’` : brief(JSON.stringify(value));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Describes what became of a value, as the end of a sentence that starts with its field. */
export function describeValueChange(before: unknown, after: unknown): string {
  if (isEmpty(before) && isEmpty(after)) return 'still empty, stored differently';
  if (isEmpty(before)) return `now ${describeValue(after)}`;
  if (isEmpty(after)) return `removed; it was ${describeValue(before)}`;
  if (isImage(before) && isImage(after)) return describeImageChange(before, after);
  if (typeof before !== 'string' || typeof after !== 'string')
    return `${describeValue(before)} → ${describeValue(after)}`;
  const [old, fresh] = [textOf(before), textOf(after)];
  if (old === fresh) return `same text, different markup: ${describeValue(after)}`;
  const isProse = old.length > 20 || fresh.length > 20;
  const letters = isProse && old.length !== fresh.length ? `${old.length} → ${fresh.length} characters: ` : '';
  return `${letters}${describeValue(before)} → ${describeValue(after)}`;
}

function describeImageChange(before: Image, after: Image): string {
  const alt = describeAltChange(before.alt, after.alt);
  if (before.url !== after.url) return [`${describeValue(before)} → ${describeValue(after)}`, ...alt].join('; ');
  return `${describeValue(after)}: ${alt[0] ?? 'other settings'}`;
}

/** The alternative text as part of the change of its picture; empty if it stays. */
function describeAltChange(before: unknown, after: unknown): readonly string[] {
  if (before === after || (isEmpty(before) && isEmpty(after))) return [];
  if (isEmpty(after)) return ['the image lost its alternative text'];
  return [`alternative text ${isEmpty(before) ? 'now' : `${describeValue(before)} →`} ${describeValue(after)}`];
}
