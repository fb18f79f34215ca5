import { isPageTemplate, sharedNameOf } from '#schemas/content/page/page-without-address.ts';
import type { ContentKey } from '../../../api/find-text.ts';
import { findKindView } from '../../../content/kind-views.ts';
import { countPages } from '../../count-pages.ts';

/** The name of the group of some content: “Menus”. */
function groupOf({ kind, id }: ContentKey): string {
  if (kind !== 'page') return findKindView(kind)?.title ?? kind;
  if (sharedNameOf(id) !== undefined) return 'Shared tiles';
  return isPageTemplate(id) ? 'Page templates' : 'Pages';
}

/** Content by kind, in the order of its first entries. */
export const groupContent = <Content extends ContentKey>(
  contents: readonly Content[],
): ReadonlyMap<string, Content[]> => Map.groupBy(contents, groupOf);

/** “2 pages and 1 other item”. Shared tiles and templates are pages. */
export function countContent(contents: readonly ContentKey[]): string {
  const pages = contents.filter(({ kind }) => kind === 'page').length;
  const others = contents.length - pages;
  if (others === 0) return countPages(pages);
  const name = pages === 0 ? '' : 'other ';
  const items = others === 1 ? `1 ${name}item` : `${others.toLocaleString('en-GB')} ${name}items`;
  return pages === 0 ? items : `${countPages(pages)} and ${items}`;
}
