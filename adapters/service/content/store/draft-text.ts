import { isDeepStrictEqual } from 'node:util';
import { withoutControlCharacters } from './without-control-characters.ts';

/**
 * The text to store as a draft, without control characters: that of what is live if both have the same content,
 * whatever the order of their fields. Drafts and live content are compared as texts.
 */
export function draftText(text: string, live: string | null | undefined): string {
  const content = withoutControlCharacters(text);
  if (live == null || content === live) return content;
  return isDeepStrictEqual(JSON.parse(content), JSON.parse(live)) ? live : content;
}
