import { askServer, messageOf, readAnswer } from '#preview/app/api/ask-server.ts';
import { nextLook } from '#preview/app/api/preview-facts.ts';
import type { Sight } from '#preview/app/canvas/render/draw-draft.ts';
import type { PageContent } from '#preview/app/document/page-content.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { momentWords } from './moment-words.ts';

export interface NextLook {
  /** The date to preview next: the next change, or the end of the searched period. */
  readonly next: Date | undefined;
  readonly words: string;
}

/** Asks the site when the page changes next after the preview date. */
export async function askNextLook(page: PageContent, { path, at }: Sight): Promise<NextLook> {
  try {
    const answer = await askServer(draftAddress(path, { at, asks: 'changes' }), { method: 'POST', body: page });
    const { next, until, isComplete } = await readAnswer(answer, nextLook);
    const sameUntil = `No change until at least ${momentWords(until)}.`;
    if (next === null && isComplete) return { next: undefined, words: sameUntil };
    if (next === null)
      return { next: new Date(until), words: `${sameUntil} To search further, preview that date and search again.` };
    return { next: new Date(next), words: `Next change: ${momentWords(next)}.` };
  } catch (error) {
    return { next: undefined, words: `The next change could not be found. ${messageOf(error)}` };
  }
}
