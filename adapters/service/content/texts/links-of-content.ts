import type { ChangeKind } from '#schemas/api/content/changes.ts';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import type { SiteLink } from '#schemas/api/content/site-links.ts';
import { type TextField, textsOfContent, textsOfPage, textsOfTiles } from './text-fields.ts';

/** A link to an address of the same site, or to a place on the same page. */
export type ContentLink = Omit<SiteLink, 'isLive' | 'isDraft'>;

/** All texts of content, valid or not, with those of the tiles at the top of a restaurant’s page. */
const textsOf = (kind: ChangeKind, content: unknown): TextField[] =>
  kind === 'page'
    ? textsOfPage(content)
    : [
        ...textsOfContent(contentDefinitions[kind].schema, content),
        ...(kind === 'restaurants' ? textsOfTiles(content, 'heroTiles') : []),
      ];

/** The links in content of any kind that stay on the site: in fields, in rich texts and in tiles. Pure. */
export const linksOfContent = (kind: ChangeKind, content: unknown): ContentLink[] =>
  textsOf(kind, content).flatMap(linksIn);

const htmlLinks = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

function linksIn({ format, value, path, title, tile }: TextField): ContentLink[] {
  const hrefs =
    format === 'link'
      ? [value]
      : format === 'html'
        ? [...value.matchAll(htmlLinks)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&'))
        : [];
  return hrefs
    .map((href) => href.trim())
    .filter((href) => /^(\/(?!\/)|#.)/.test(href))
    .map((href) => ({ href, path: [...path], field: title, ...(tile && { tile }) }));
}
