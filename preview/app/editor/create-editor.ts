import type { TileMemo } from '#blocks/page-reader.ts';
import { readPage } from '#blocks/page-reader.ts';
import { withPublishSeverity } from '#preview/review/publish-severity.ts';
import { createDocumentEditor, type Editor } from '../document/document-editor.ts';
import { keyOf, type PageContent } from '../document/page-content.ts';

interface EditorOptions {
  readonly nowMs?: () => number;
  /** Whether pages are published from the preview. */
  readonly storesPages?: boolean;
  /** The saved page, if another one is edited because it was recovered. */
  readonly saved?: PageContent;
}

/** Holds the page that is being edited and its history. Tiles that did not change are not validated again. */
export function createEditor(page: PageContent, { nowMs, storesPages, saved }: EditorOptions = {}): Editor {
  const memo: TileMemo = new WeakMap();
  return createDocumentEditor(page, {
    validate: (content) => readPage(content, memo).problems.map(withPublishSeverity(storesPages)),
    hasPart: ({ tiles }, key) => tiles.some((tile) => keyOf(tile) === key),
    saved,
    ...(nowMs && { nowMs }),
  });
}
