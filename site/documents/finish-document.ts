import { createHash } from 'node:crypto';

export interface FinishInput {
  /** The document as the framework drew it. */
  readonly html: string;
  /** Address of the site's own script. */
  readonly frameScript: string;
  /** JSON-LD objects for the head. */
  readonly structuredData: readonly object[];
  /** Sends the framework's script as it came: while developing, and for editors. */
  readonly whole: boolean;
}

export interface FinishedDocument {
  readonly html: string;
  /** `'sha256-…'` of each inline script and style, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptHint = /<link rel="(?:preload|modulepreload)" as="script"[^>]*>/g;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const island = /\sdata-island="/;

/**
 * React sends a large part of a page after the rest, with a script that moves it into its place. The document is
 * finished before it is sent, so the part can be there from the start, for those without script as well.
 */
function settleLateParts(html: string): string {
  const moves = [...html.matchAll(/\$RC\("(B:[^"]+)","(S:[^"]+)"\)/g)];
  if (moves.length === 0) return html;
  const bare = html.replace(script, (tag, _, code: string) => (code.includes('$RC("') ? '' : tag));
  return moves.reduce((settled, [, place = '', part = '']) => movePart(settled, place, part), bare);
}

function movePart(html: string, place: string, part: string): string {
  const opening = `<div hidden id="${part}">`;
  const from = html.indexOf(opening);
  const to = endOfDiv(html, from);
  const slot = html.indexOf(`<!--$?--><template id="${place}"></template>`);
  if (from < 0 || to < 0 || slot < 0) return html;
  const content = html.slice(from + opening.length, to);
  const without = html.slice(0, from) + html.slice(to + '</div>'.length);
  const end = without.indexOf('<!--/$-->', slot);
  return `${without.slice(0, slot)}<!--$-->${content}${without.slice(end)}`;
}

/** Where the element that begins at `from` closes. */
function endOfDiv(html: string, from: number): number {
  const tag = /<(\/?)div\b/g;
  tag.lastIndex = Math.max(0, from);
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return -1;
}

/** Ends the global banner. What follows it must run before the banner is painted, so it cannot wait for the site's script. */
const bannerEnd = '</site-banner>';

/** Hides a banner that the visitor has dismissed, before it is seen: nothing jumps. Runs right after the banner. */
const hideDismissed =
  "(b=>{try{b.hidden=localStorage.getItem('banner')===b.dataset.banner}catch{}})(document.currentScript.previousElementSibling)";

/**
 * Makes a document fit to be sent. The framework's script is only for islands: without one on the page it is
 * taken out; with one it is set aside in an inert template until an island comes near or is touched (the site's
 * own script puts it back, in order). React escapes `<` in all text and attributes it writes, so a tag found here
 * is a tag.
 */
export function finishDocument({ html: drawn, frameScript, structuredData, whole }: FinishInput): FinishedDocument {
  const html = whole ? drawn : settleLateParts(drawn);
  const taken: string[] = [];
  const bare = whole
    ? html
    : html.replace(script, (tag) => {
        taken.push(tag);
        return '';
      });
  const held = island.test(bare) ? holdBack(taken) : '';
  const text = whole || held ? bare : bare.replace(/<!--[^>]*-->/g, '');
  const head = `<script type="module" src="${frameScript}"></script>${structuredData.map(dataBlock).join('')}`;
  const early = text.includes(bannerEnd) ? [hideDismissed] : [];
  const finished = text
    .replace(whole ? /(?!)/ : scriptHint, '')
    .replace('<div hidden=""></div>', '')
    .replace(bannerEnd, `${bannerEnd}<script>${hideDismissed}</script>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${held}</body>`);
  return {
    html: finished,
    scriptHashes: [...new Set([...inlineScripts(whole ? html : held), ...early].map(hash))],
    styleHashes: [...new Set([...finished.matchAll(style)].map(([, css = '']) => hash(css)))],
  };
}

/** Scripts inside a template do not run; the template's content keeps them in order. */
const holdBack = (scripts: readonly string[]): string =>
  scripts.length === 0 ? '' : `<template id="framework">${scripts.join('')}</template>`;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(script)].flatMap(([, attributes = '', code = '']) =>
    /\ssrc="/.test(attributes) || code === '' ? [] : [code],
  );

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** JSON for a data block: `<` is escaped so that no content can end the element. */
const dataBlock = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
