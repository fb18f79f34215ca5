const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const scriptHint = /<link rel="(?:preload|modulepreload)" as="script"[^>]*>/g;
const island = /\sdata-island="/;

/** A document without the framework's script, and without the marks by which it would have found its places. */
export const takeScriptsOut = (html: string): string =>
  html
    .replace(script, '')
    .replace(scriptHint, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace('<div hidden=""></div>', '');

/**
 * The framework's script is only for islands. With one on the page it is set aside in an inert template until an
 * island comes near or is touched: the site's own script puts it back, in order. Without one it is taken out.
 */
export function setScriptsAside(html: string): string {
  const scripts = html.match(script) ?? [];
  const bare = html.replace(script, '').replace(scriptHint, '');
  if (scripts.length === 0 || !island.test(bare)) return takeScriptsOut(html);
  return bare.replace('</body>', () => `<template id="framework">${scripts.join('')}</template></body>`);
}
