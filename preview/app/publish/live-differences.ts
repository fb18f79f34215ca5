import { comparePages, type Difference } from '#preview/review/compare-pages.ts';
import { type PageContent, readContent } from '../document/page-content.ts';

/** What a page changes in one that is stored. Both are compared at the current version of their tiles. */
export const liveDifferences = (stored: unknown, page: PageContent): Difference[] =>
  comparePages(readContent(page.id, stored), page);
