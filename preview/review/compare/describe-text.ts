import { plainText } from '#schemas/content/html/plain-text.ts';
import { shorten } from '../values/shorten.ts';

const maxLength = 80;

/** How much of the equal text is shown before the first difference. */
const contextLength = 30;

const brief = (text: string): string => shorten(text, maxLength);

const textOf = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();

/** A text for editors, in quotation marks. */
export const describeText = (text: string): string => `‘${brief(textOf(text))}’`;

/** Describes what became of a text. Of long texts, the part with the first difference is shown. */
export function describeTextChange(before: string, after: string): string {
  const [old, fresh] = [textOf(before), textOf(after)];
  if (old === fresh) return `same text, different markup: ${describeText(after)}`;
  const isProse = old.length > 20 || fresh.length > 20;
  const letters = isProse && old.length !== fresh.length ? `${old.length} → ${fresh.length} characters: ` : '';
  const start = Math.max(old.length, fresh.length) > maxLength ? startOfExcerpt(old, fresh) : 0;
  const [was, is] = [old, fresh].map((text) => `‘${start > 0 ? '…' : ''}${brief(text.slice(start))}’`);
  return `${letters}${was} → ${is}`;
}

/** Where two texts are shown from: the beginning of a word shortly before the first difference. */
function startOfExcerpt(old: string, fresh: string): number {
  let difference = 0;
  while (difference < fresh.length && fresh[difference] === old[difference]) difference += 1;
  if (difference <= contextLength + 10) return 0;
  const start = difference - contextLength;
  const space = fresh.slice(start, difference).indexOf(' ');
  return space < 0 ? start : start + space + 1;
}
