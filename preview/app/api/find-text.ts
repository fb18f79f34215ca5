import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { findTextEndpoints, type TextHit } from '#schemas/api/content/find-text.ts';
import { readItem } from '../content/editor/read-item.ts';
import { nameOfPage } from '../content/name-of-page.ts';
import { callPreview } from './call-preview.ts';
import { itemPath, loadItemRevision, putItemDraft } from './content.ts';
import { loadRevision, pagePath, putDraft } from './pages.ts';

export interface TextSearch {
  readonly text: string;
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A page or an item. */
export interface ContentKey {
  readonly kind: ChangeKind;
  readonly id: string;
}

/** Content in whose draft a text occurs. */
export interface FoundContent extends ContentKey {
  readonly name: string;
  /** The version that was searched. */
  readonly draftVersion: number;
  readonly isScheduled: boolean;
  readonly hits: readonly TextHit[];
}

const { findText: findPageText, findContentText, replaceText: replacePageText, replaceContentText } = findTextEndpoints;

/** How many pages or items are searched with one call. */
const partSize = 100;

/** Finds a text in all pages, then in all other content, a part at a time. */
export async function findText(search: TextSearch, signal: AbortSignal): Promise<readonly FoundContent[]> {
  const found: FoundContent[] = [];
  const query = (start: number) =>
    new URLSearchParams({
      text: search.text,
      matchCase: String(search.matchCase),
      wholeWords: String(search.wholeWords),
      start: String(start),
      limit: String(partSize),
    });
  for (let start = 0, total = 1; start < total; start += partSize) {
    const part = await callPreview(`/editing/find-text?${query(start)}`, findPageText.reply, { signal });
    total = part.total;
    found.push(
      ...part.pages.map(({ title, ...page }) => ({
        ...page,
        kind: 'page' as const,
        name: nameOfPage(title ?? page.id),
      })),
    );
  }
  for (let start = 0, total = 1; start < total; start += partSize) {
    const part = await callPreview(`/editing/find-content-text?${query(start)}`, findContentText.reply, { signal });
    total = part.total;
    found.push(...part.items.map((item) => ({ ...item, name: item.name ?? item.id })));
  }
  return found;
}

interface Replacement extends TextSearch {
  readonly replacement: string;
  /** Whether it gets the case of what it replaces. */
  readonly keepCase: boolean;
  readonly version: number;
  readonly hits: readonly Pick<TextHit, 'path' | 'occurrence'>[];
}

interface Replaced {
  readonly replaced: number;
  readonly previousRevision: number;
  /** The new version of the draft. */
  readonly version: number;
}

/** Replaces occurrences of a text in the draft of content. Rejects if somebody has saved since `version`. */
export async function replaceText({ kind, id }: ContentKey, body: Replacement): Promise<Replaced> {
  const options = { method: 'POST', body } as const;
  const { state, ...replaced } =
    kind === 'page'
      ? await callPreview(`${pagePath(id)}/replace-text`, replacePageText.reply, options)
      : await callPreview(`${itemPath({ kind, id })}/replace-text`, replaceContentText.reply, options);
  return { ...replaced, version: state.draftVersion };
}

/** Makes a revision the draft again as it was stored, if nobody has saved since `version`. */
export async function restoreRevision({ kind, id }: ContentKey, revision: number, version: number): Promise<void> {
  if (kind === 'page') await putDraft({ ...readItem(await loadRevision(id, revision)), id }, version);
  else await putItemDraft({ kind, id }, readItem(await loadItemRevision({ kind, id }, revision)), version);
}
