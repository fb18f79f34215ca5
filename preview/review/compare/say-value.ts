import { shorten } from '../values/shorten.ts';
import { isRecord } from '../values/value-at.ts';

const brief = (text: string): string => shorten(text, 80);

/** The text of rich text, without its tags. */
const wordsOf = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const isPicture = (value: unknown): value is { url: string; alt?: unknown } =>
  isRecord(value) && typeof value.url === 'string';

/** Describes a value for editors. */
export function sayValue(value: unknown): string {
  if (typeof value === 'string') return `‘${brief(wordsOf(value))}’`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isPicture(value)) return value.url.split('/').at(-1) ?? value.url;
  if (!isRecord(value)) return brief(JSON.stringify(value) ?? 'nothing');
  const words = [value.linkText, value.title, value.question, value.heading].find((each) => typeof each === 'string');
  return typeof words === 'string' ? `‘${brief(words)}’` : brief(JSON.stringify(value));
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Describes what became of a value, as the end of a sentence that starts with its field. */
export function sayChange(before: unknown, after: unknown): string {
  if (isNothing(before) && isNothing(after)) return 'still empty, stored differently';
  if (isNothing(before)) return `now ${sayValue(after)}`;
  if (isNothing(after)) return `removed; it was ${sayValue(before)}`;
  if (isPicture(before) && isPicture(after)) return `${sayValue(before)} → ${sayValue(after)}${sayLoss(before, after)}`;
  if (typeof before !== 'string' || typeof after !== 'string') return `${sayValue(before)} → ${sayValue(after)}`;
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old === fresh) return `same text, different markup: ${sayValue(after)}`;
  const isProse = old.length > 20 || fresh.length > 20;
  const letters = isProse && old.length !== fresh.length ? `${old.length} → ${fresh.length} characters: ` : '';
  return `${letters}${sayValue(before)} → ${sayValue(after)}`;
}

const sayLoss = (before: { alt?: unknown }, after: { alt?: unknown }): string =>
  !isNothing(before.alt) && isNothing(after.alt) ? '; the image lost its alternative text' : '';
