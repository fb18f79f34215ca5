import { isDeepStrictEqual } from 'node:util';

/**
 * The text to store as a draft: that of what is live if both have the same content, whatever the order of their fields.
 * Drafts and live content are compared as texts.
 */
export function draftText(content: string, live: string | null | undefined): string {
  if (live == null || content === live) return content;
  return isDeepStrictEqual(JSON.parse(content), JSON.parse(live)) ? live : content;
}
