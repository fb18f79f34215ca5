import { createHash } from 'node:crypto';
import { completeHead } from '../head/complete-head.ts';
import { deferScripts, removeScripts } from './defer-scripts.ts';
import { hideDismissedBanner } from './hide-dismissed-banner.ts';
import { hideUnsuitableDishes } from './hide-unsuitable-dishes.ts';
import { inlineStreamedContent } from './inline-streamed-content.ts';
import { waitForHydration } from './wait-for-hydration.ts';

export interface FinishInput {
  /** The document as the framework rendered it. */
  readonly html: string;
  /** Address of the site’s own script. */
  readonly siteScriptUrl: string;
  /** JSON-LD objects for the head. */
  readonly structuredData: readonly object[];
  /** Keeps the framework’s scripts in place: in development. */
  readonly isDevelopment: boolean;
  /** Removes the framework’s scripts, even where islands need them. */
  readonly isStatic?: boolean;
}

export interface FinishedDocument {
  readonly html: string;
  /** `'sha256-…'` of each inline script and style, for the content security policy. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/**
 * Prepares a rendered document for sending. React escapes `<` in all text and attributes, so a tag found in the markup
 * is a tag.
 */
export function finishDocument({
  html: rendered,
  isDevelopment,
  isStatic = false,
  ...head
}: FinishInput): FinishedDocument {
  const text = isStatic
    ? removeScripts(inlineStreamedContent(rendered))
    : isDevelopment
      ? rendered
      : deferScripts(inlineStreamedContent(rendered));
  const complete = completeHead(hideUnsuitableDishes(hideDismissedBanner(text)), head);
  const html = isDevelopment && !isStatic ? waitForHydration(complete) : complete;
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
