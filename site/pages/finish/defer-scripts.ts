const scriptHint = /<link rel="(?:preload|modulepreload)" as="script"[^>]*>/g;
const island = /\sdata-island="/;

/** Only hydration needs the names of static parts. */
const staticName = / data-static="[^"]*"/g;

/** A document without the framework’s scripts and hydration markers. */
export const removeScripts = (html: string): string => removeMarkers(cutScripts(html).rest);

/**
 * Defers the framework’s scripts, which only islands need. Where the page has an island, they are moved into an inert
 * template until one comes near the viewport or is touched; the site’s own script then inserts them in order. Otherwise
 * they are removed.
 */
export function deferScripts(html: string): string {
  const { scripts, rest } = cutScripts(html);
  if (scripts.length === 0 || !island.test(rest)) return removeMarkers(rest);
  return rest
    .replace(scriptHint, '')
    .replace('</body>', () => `<template id="framework">${scripts.join('')}</template></body>`);
}

const removeMarkers = (html: string): string =>
  html
    .replace(scriptHint, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace(staticName, '')
    .replace('<div hidden=""></div>', '');

const [scriptStart, scriptEnd] = ['<script', '</script>'];

/** The script elements of a document, and what remains. Much faster than a pattern, because the scripts are long. */
function cutScripts(html: string): { readonly scripts: readonly string[]; readonly rest: string } {
  const scripts: string[] = [];
  const others: string[] = [];
  let from = 0;
  for (;;) {
    const start = findScript(html, from);
    const end = start === -1 ? -1 : html.indexOf(scriptEnd, start);
    if (end === -1) break;
    others.push(html.slice(from, start));
    from = end + scriptEnd.length;
    scripts.push(html.slice(start, from));
  }
  others.push(html.slice(from));
  return { scripts, rest: others.join('') };
}

/** The position of the next script element; -1 if there is none. Custom elements can have a name that starts like it. */
function findScript(html: string, from: number): number {
  let at = html.indexOf(scriptStart, from);
  while (at !== -1 && /[\w-]/.test(html[at + scriptStart.length] ?? '')) at = html.indexOf(scriptStart, at + 1);
  return at;
}
