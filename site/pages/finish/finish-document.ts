import { createHash } from 'node:crypto';
import { completeHead } from '../head/complete-head.ts';
import { hideDismissedBanner } from './hide-dismissed-banner.ts';
import { setScriptsAside, takeScriptsOut } from './set-scripts-aside.ts';
import { settleLateParts } from './settle-late-parts.ts';
import { waitForHydration } from './wait-for-hydration.ts';

export interface FinishInput {
  /** The document as the framework drew it. */
  readonly html: string;
  /** Address of the site's own script. */
  readonly frameScript: string;
  /** JSON-LD objects for the head. */
  readonly structuredData: readonly object[];
  /** Sends the framework's script as it came: while developing, and for editors. */
  readonly whole: boolean;
  /** Leaves the framework's script out, whatever waits for it: for what is shown as it stands. */
  readonly still?: boolean;
}

export interface FinishedDocument {
  readonly html: string;
  /** `'sha256-…'` of each inline script and style, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Makes a document fit to be sent. React escapes `<` in all text and attributes it writes, so a tag found in its
 * document is a tag.
 */
export function finishDocument({ html: rendered, whole, still = false, ...head }: FinishInput): FinishedDocument {
  const text = still
    ? takeScriptsOut(settleLateParts(rendered))
    : whole
      ? rendered
      : setScriptsAside(settleLateParts(rendered));
  const complete = completeHead(hideDismissedBanner(text), head);
  const html = whole && !still ? waitForHydration(complete) : complete;
  return {
    html,
    scriptHashes: hashes(html, /<script\b(?![^>]*(?:\ssrc="|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    styleHashes: hashes(html, /<style\b[^>]*>([\s\S]*?)<\/style>/g),
  };
}

const hashes = (html: string, element: RegExp): string[] => [
  ...new Set([...html.matchAll(element)].flatMap(([, text]) => (text ? [hash(text)] : []))),
];

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
