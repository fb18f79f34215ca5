import { z } from 'zod';

const name = 'recent-links';
const hrefs = z.array(z.string());
const maximum = 5;

/** The links that were set last in this browser, the latest first; empty if none can be read. */
export function readRecentLinks(): readonly string[] {
  try {
    return hrefs.safeParse(JSON.parse(localStorage.getItem(name) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** Remembers a link to this site. Other addresses may be of people. */
export function addRecentLink(href: string): void {
  if (!href.startsWith('/')) return;
  const links = [href, ...readRecentLinks().filter((other) => other !== href)].slice(0, maximum);
  try {
    localStorage.setItem(name, JSON.stringify(links));
  } catch {
    // The browser’s storage is full or off: nothing is remembered.
  }
}
