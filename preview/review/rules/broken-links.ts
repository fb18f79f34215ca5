import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import type { Finding, Fix, LinkState, ReviewedPage, ReviewFacts, Rule } from '../finding.ts';
import { replaceIfUnchanged } from '../fix.ts';
import { addressOf, isInternal, type PageLink, pageLinks } from '../markup/page-links.ts';
import { attributeOf, elementsIn } from '../markup/rendered-elements.ts';
import { valueAt } from '../values/value-at.ts';

/** Links of the page to missing addresses of this site, and to missing anchors of the page. */
export const brokenLinks: Rule = (reviewed, facts) => {
  if (!reviewed.page) return [];
  const anchors = anchorsOf(reviewed, facts);
  return pageLinks(reviewed.page)
    .filter(({ href }) => isInternal(href))
    .flatMap((link) =>
      link.href.startsWith('#')
        ? anchorFindings(reviewed, link, anchors)
        : addressFindings(reviewed, link, facts.links),
    );
};

/** The anchors of this page: its tiles, and every rendered element with an id. */
function anchorsOf({ page }: ReviewedPage, { rendered }: ReviewFacts): readonly string[] {
  const keys = (page?.tiles ?? []).map(({ tile }) => tile.key);
  const ids = elementsIn(rendered?.childNodes ?? []).flatMap((element) => attributeOf(element, 'id') ?? []);
  return [...new Set([...keys, ...ids])];
}

function anchorFindings(reviewed: ReviewedPage, link: PageLink, anchors: readonly string[]): Finding[] {
  const anchor = link.href.slice(1);
  if (anchor === '' || anchor === 'top' || anchors.includes(anchor)) return [];
  const keys = (reviewed.page?.tiles ?? []).map(({ tile }) => tile.key);
  const near = nearestName(anchor, keys);
  const message = `No tile or element on this page has the anchor ${link.href}.`;
  return [
    createFinding('anchor-missing', link, message, near === undefined ? [] : replaceLink(reviewed, link, `#${near}`)),
  ];
}

function addressFindings(
  reviewed: ReviewedPage,
  link: PageLink,
  links: ReadonlyMap<string, LinkState> | undefined,
): Finding[] {
  const address = addressOf(link.href);
  const state = links?.get(address);
  if (!links || state === undefined || state === 'found') return [];
  if (state === 'moved')
    return [
      createFinding('link-moved', link, `The page at ${address} has moved. The link works through a redirect.`, []),
    ];
  const foundAddresses = [...links].flatMap(([each, answer]) => (answer === 'found' ? [each] : []));
  const near = nearestName(address, foundAddresses);
  const rest = link.href.slice(address.length);
  const fixes = near === undefined ? [] : replaceLink(reviewed, link, near + rest);
  return [createFinding('link-missing', link, `There is no page at ${address}.`, fixes)];
}

const createFinding = (
  code: Finding['code'],
  { path, tile }: PageLink,
  message: string,
  fixes: readonly Fix[],
): Finding => ({
  code,
  severity: 'warning',
  path,
  ...(tile && { tile }),
  message,
  fixes,
});

function replaceLink({ content }: ReviewedPage, { path, href, inText }: PageLink, better: string): Fix[] {
  const label = `Link to ${better}`;
  if (!inText) return replaceIfUnchanged(content, path, { label, expected: href, value: better });
  const html = valueAt(content, path);
  if (typeof html !== 'string') return [];
  const value = html.replaceAll(`href="${href}"`, () => `href="${better}"`);
  return value === html ? [] : replaceIfUnchanged(content, path, { label, expected: html, value });
}
