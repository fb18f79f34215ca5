import { findTextEndpoints, type PageHits, type TextHit } from '#schemas/api/content/find-text.ts';
import { readContent } from '../document/page-content.ts';
import { callPreview } from './call-preview.ts';
import { loadRevision, pagePath, putDraft } from './pages.ts';

export interface TextSearch {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** How many pages are searched with one call. */
const partSize = 100;

/** Finds a text in all pages, a part of them at a time. */
export async function findText(search: TextSearch, signal: AbortSignal): Promise<readonly PageHits[]> {
  const pages: PageHits[] = [];
  for (let start = 0, total = 1; start < total; start += partSize) {
    const query = new URLSearchParams({
      text: search.text,
      matchCase: String(search.matchCase),
      wholeWords: String(search.wholeWords),
      start: String(start),
      limit: String(partSize),
    });
    const part = await callPreview(`/editing/find-text?${query}`, findTextEndpoints.findText.reply, { signal });
    total = part.total;
    pages.push(...part.pages);
  }
  return pages;
}

interface Replacement extends TextSearch {
  readonly replacement: string;
  readonly version: number;
  readonly hits: readonly Pick<TextHit, 'path' | 'occurrence'>[];
}

/** Replaces occurrences of a text in the draft of a page. Rejects if somebody has saved since `version`. */
export const replaceText = (id: string, body: Replacement) =>
  callPreview(`${pagePath(id)}/replace-text`, findTextEndpoints.replaceText.reply, {
    method: 'POST',
    body,
  });

/** Makes a revision the draft again, if nobody has saved since `version`. */
export async function restoreRevision(id: string, revision: number, version: number): Promise<void> {
  await putDraft(readContent(id, await loadRevision(id, revision)), version);
}
