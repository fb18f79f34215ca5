import type { ContentUse } from '#schemas/api/content/content-kind.ts';
import { countPages } from '../count-pages.ts';

/** Introduces the content that links to a page which visitors will no longer see. */
export const linksLead = (hasBuiltIn: boolean): string =>
  hasBuiltIn
    ? 'This content links to it. The links will lead to the original page that comes with the site:'
    : 'This content links to it. The links will lead nowhere:';

/** Why shared tiles stay while other content shows them. Introduces that content. */
export function tilesInUse(uses: readonly ContentUse[]): string {
  const places = uses.every(({ kind }) => kind === 'page') ? countPages(uses.length) : `${uses.length} places`;
  return `These tiles are shown on ${places}. Remove them there first:`;
}
