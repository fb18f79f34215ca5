const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const scriptHint = /<link rel="(?:preload|modulepreload)" as="script"[^>]*>/g;
const island = /\sdata-island="/;

/** Only hydration needs the names of static parts. */
const staticName = / data-static="[^"]*"/g;

/** A document without the framework’s scripts and hydration markers. */
export const removeScripts = (html: string): string =>
  html
    .replace(script, '')
    .replace(scriptHint, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace(staticName, '')
    .replace('<div hidden=""></div>', '');

/**
 * Defers the framework’s scripts, which only islands need. Where the page has an island, they are moved into an inert
 * template until one comes near the viewport or is touched; the site’s own script then inserts them in order. Otherwise
 * they are removed.
 */
export function deferScripts(html: string): string {
  const scripts = html.match(script) ?? [];
  const withoutScripts = html.replace(script, '').replace(scriptHint, '');
  if (scripts.length === 0 || !island.test(withoutScripts)) return removeScripts(html);
  return withoutScripts.replace('</body>', () => `<template id="framework">${scripts.join('')}</template></body>`);
}
