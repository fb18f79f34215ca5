import { parse } from 'parse5';
import { attributeOf, elementsIn } from '#preview/review/markup/rendered-elements.ts';

/** How many pages are requested from the site at once. */
const parallel = 8;

/** The anchor of a link that must exist on its page; undefined if there is none. A script reads those with “=”. */
export function anchorOf(href: string): string | undefined {
  const hash = URL.parse(href, 'http://site')?.hash.slice(1) ?? '';
  if (hash === '' || hash === 'top' || hash.includes('=')) return undefined;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The links whose page, as the site shows it now, has no element with their anchor. Pages that fail are left out. */
export async function findMissingAnchors<Link extends { readonly href: string; readonly path: string }>(
  links: Iterable<Link>,
  siteAddress: string,
): Promise<ReadonlySet<Link>> {
  const byPath = [...Map.groupBy(links, ({ path }) => path)];
  const missing = new Set<Link>();
  for (let at = 0; at < byPath.length; at += parallel)
    await Promise.all(
      byPath.slice(at, at + parallel).map(async ([path, group]) => {
        const ids = await loadIds(new URL(path, siteAddress));
        for (const link of group) if (ids && !ids.has(anchorOf(link.href) ?? '')) missing.add(link);
      }),
    );
  return missing;
}

/** The ids of a page's elements: its tiles, headings and parts. */
async function loadIds(url: URL): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(url, { redirect: 'manual' });
    const isPage = response.ok && response.headers.get('content-type')?.includes('text/html');
    const text = await response.text();
    if (!isPage) return undefined;
    return new Set(elementsIn(parse(text).childNodes).flatMap((element) => attributeOf(element, 'id') ?? []));
  } catch {
    return undefined;
  }
}
