import type { ReadPage } from '#blocks/page-reader.ts';
import { nearestName } from '#schemas/content/problem/nearest-name.ts';
import type { Finding, Fix, ReviewedPage, ReviewFacts, Rule } from '../finding.ts';
import { replaceIfUnchanged } from '../fix.ts';
import { addressOf, isInternal, type PageLink, pageLinks } from '../markup/page-links.ts';
import { attributeOf, elementsIn } from '../markup/rendered-elements.ts';
import { valueAt } from '../values/value-at.ts';

/** Links of the page, and of the shared tiles that it shows, to missing addresses of this site and to missing anchors. */
export const brokenLinks: Rule = (reviewed, facts) => {
  if (!reviewed.page) return [];
  const anchors = anchorsOf(reviewed, facts);
  return [...linkFindings(reviewed, facts, anchors), ...sharedFindings(reviewed.page, facts, anchors)];
};

const linkFindings = (reviewed: ReviewedPage, facts: ReviewFacts, anchors: readonly string[] | undefined): Finding[] =>
  (reviewed.page ? pageLinks(reviewed.page) : [])
    .filter(({ href }) => isInternal(href))
    .flatMap((link) =>
      link.href.startsWith('#') ? anchorFindings(reviewed, link, anchors) : addressFindings(reviewed, link, facts),
    );

/** What is wrong with the links of shared tiles, at the tile that shows them. Without a rendered page its anchors are unknown. */
const sharedFindings = ({ tiles }: ReadPage, facts: ReviewFacts, anchors: readonly string[]): Finding[] =>
  tiles.flatMap(({ tile, index }) => {
    const shared = tile.type === 'shared-tiles' ? facts.shownSharedTiles?.get(tile.shared) : undefined;
    if (!shared?.page) return [];
    const name = shared.page.envelope.title;
    return linkFindings(shared, facts, facts.rendered && anchors).map(({ code, severity, message }) => ({
      code,
      severity,
      path: ['tiles', index, 'shared'],
      tile: { key: tile.key, type: tile.type },
      message: `In the shared tiles “${name}”: ${message}`,
      fixes: [],
    }));
  });

/** The anchors of this page: its tiles, and every rendered element with an id. */
function anchorsOf({ page }: ReviewedPage, { rendered }: ReviewFacts): readonly string[] {
  const keys = (page?.tiles ?? []).map(({ tile }) => tile.key);
  const ids = elementsIn(rendered?.childNodes ?? []).flatMap((element) => attributeOf(element, 'id') ?? []);
  return [...new Set([...keys, ...ids])];
}

function anchorFindings(reviewed: ReviewedPage, link: PageLink, anchors: readonly string[] | undefined): Finding[] {
  const anchor = link.href.slice(1);
  if (!anchors || anchor === '' || anchor === 'top' || anchors.includes(anchor)) return [];
  const keys = (reviewed.page?.tiles ?? []).map(({ tile }) => tile.key);
  const near = nearestName(anchor, keys);
  const message = `No tile or element on this page has the anchor ${link.href}.`;
  return [
    createFinding('anchor-missing', link, message, near === undefined ? [] : replaceLink(reviewed, link, `#${near}`)),
  ];
}

function addressFindings(reviewed: ReviewedPage, link: PageLink, { links, missingAnchors }: ReviewFacts): Finding[] {
  const address = addressOf(link.href);
  const state = links?.get(address);
  if (!links || state === undefined) return [];
  if (state === 'found') {
    const message = `The page at ${address} has no tile or heading with the anchor ${link.href.slice(address.length)}.`;
    return missingAnchors?.has(link.href) ? [createFinding('anchor-missing', link, message, [])] : [];
  }
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
