import type { BrowserPlan } from './browser-plan.ts';

const matchesPattern = (name: string, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The names of known cookies in categories that are not allowed. */
export const namesToDelete = (
  names: readonly string[],
  known: BrowserPlan['cookies'],
  allowed: ReadonlySet<string>,
): readonly string[] =>
  names.filter((name) => known.some((each) => matchesPattern(name, each.name) && !allowed.has(each.category)));

/**
 * Deletes first-party cookies of services that are not allowed. Services set them for the widest domain possible, so
 * every parent domain is tried.
 */
export function deleteDisallowedCookies(known: BrowserPlan['cookies'], allowed: ReadonlySet<string>): void {
  const names = document.cookie.split('; ').map((pair) => pair.split('=', 1)[0] ?? '');
  const parts = location.hostname.split('.');
  const domains = parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`);
  for (const name of namesToDelete(names, known, allowed)) {
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
  }
}
