import type { LogEntry } from '#adapters/log.ts';

/** What the site tells an operator, beyond what every adapter may say. Content is named by page, path and key, never quoted. */
export interface SiteLogEntry extends LogEntry {
  readonly pageId?: string;
  /** The address asked for, without its query. */
  readonly path?: string;
  /** Where in the content. */
  readonly field?: string;
  readonly form?: string;
  /** The part of a block that failed in a browser. */
  readonly island?: string;
  readonly tile?: { readonly key: string; readonly type: string } | undefined;
}

export type SiteLog = (entry: SiteLogEntry) => void;

/** What follows is somebody's own secret, wherever it stands in an entry: in an address or in the words of an error. */
const secret = /(\/preferences\/+)[^"\s/?\\]+/gi;

/** Writes one line of JSON for each entry, without the secrets of addresses. */
export const createSiteLog =
  (stream: { write(line: string): unknown }, now: () => Date = () => new Date()): SiteLog =>
  (entry) => {
    stream.write(`${JSON.stringify({ at: now().toISOString(), ...entry }).replace(secret, '$1…')}\n`);
  };

/** The words of an error without what may hang on it. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
