import { type PageContent, readContent } from '#preview/app/document/page-content.ts';
import { comparePages, type Difference } from '#preview/review/compare-pages.ts';

/** What a page changes in a stored one. Both are compared at the current version of their tiles. */
export const liveDifferences = (stored: unknown, page: PageContent): Difference[] =>
  comparePages(readContent(page.id, stored), page);
