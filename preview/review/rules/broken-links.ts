import { nearestName } from '#renderer/parse/nearest-name.ts';
import type { Finding, Fix, LinkState, Reviewed, ReviewFacts, Rule } from '../finding.ts';
import { replacing } from '../fix.ts';
import { attributeOf, elementsIn } from '../markup/drawn-elements.ts';
import { addressOf, isInternal, type PageLink, pageLinks } from '../markup/page-links.ts';
import { valueAt } from '../values/value-at.ts';

/** Links of the page to addresses of this site that are not there, and to places on the page that nothing has. */
export const brokenLinks: Rule = (reviewed, facts) => {
  if (!reviewed.page) return [];
  const places = placesOf(reviewed, facts);
  return pageLinks(reviewed.page)
    .filter(({ href }) => isInternal(href))
    .flatMap((link) =>
      link.href.startsWith('#') ? anchorFindings(reviewed, link, places) : addressFindings(reviewed, link, facts.links),
    );
};

/** What anchors of this page lead to: its tiles, and whatever is drawn with an id. */
function placesOf({ page }: Reviewed, { rendered }: ReviewFacts): readonly string[] {
  const keys = (page?.tiles ?? []).map(({ tile }) => tile.key);
  const ids = elementsIn(rendered?.childNodes ?? []).flatMap((element) => attributeOf(element, 'id') ?? []);
  return [...new Set([...keys, ...ids])];
}

function anchorFindings(reviewed: Reviewed, link: PageLink, places: readonly string[]): Finding[] {
  const anchor = link.href.slice(1);
  if (anchor === '' || anchor === 'top' || places.includes(anchor)) return [];
  const keys = (reviewed.page?.tiles ?? []).map(({ tile }) => tile.key);
  const near = nearestName(anchor, keys);
  const message = `Nothing on this page is reached as ${link.href}.`;
  return [found('anchor-missing', link, message, near === undefined ? [] : leadTo(reviewed, link, `#${near}`))];
}

function addressFindings(
  reviewed: Reviewed,
  link: PageLink,
  links: ReadonlyMap<string, LinkState> | undefined,
): Finding[] {
  const address = addressOf(link.href);
  const state = links?.get(address);
  if (!links || state === undefined || state === 'found') return [];
  if (state === 'moved')
    return [found('link-moved', link, `What was at ${address} has moved; the link leads there by a detour.`, [])];
  const there = [...links].flatMap(([each, answer]) => (answer === 'found' ? [each] : []));
  const near = nearestName(address, there);
  const rest = link.href.slice(address.length);
  const fixes = near === undefined ? [] : leadTo(reviewed, link, near + rest);
  return [found('link-missing', link, `There is no page at ${address}.`, fixes)];
}

const found = (code: Finding['code'], { path, tile }: PageLink, message: string, fixes: readonly Fix[]): Finding => ({
  code,
  severity: 'warning',
  path,
  ...(tile && { tile }),
  message,
  fixes,
});

function leadTo({ content }: Reviewed, { path, href, inText }: PageLink, better: string): Fix[] {
  const label = `Lead to ${better}`;
  if (!inText) return replacing(content, path, { label, found: href, value: better });
  const html = valueAt(content, path);
  if (typeof html !== 'string') return [];
  const value = html.replaceAll(`href="${href}"`, () => `href="${better}"`);
  return value === html ? [] : replacing(content, path, { label, found: html, value });
}
