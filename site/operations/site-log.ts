import type { LogEntry } from '#adapters/log.ts';

/** A log entry of the site. It names content by page, path and key, and never quotes it. */
export interface SiteLogEntry extends LogEntry {
  readonly pageId?: string;
  /** The requested path, without its query. */
  readonly path?: string;
  /** Path of the field within the content. */
  readonly field?: string;
  readonly form?: string;
  /** The island that failed in a browser. */
  readonly island?: string;
  readonly tile?: { readonly key: string; readonly type: string } | undefined;
}

export type SiteLog = (entry: SiteLogEntry) => void;

/** A customer’s secret guid, wherever an entry contains it: in an address or in an error message. */
const secret = /(\/(?:preferences|manage-booking(?:\/+shared)?|waiting-list)\/+)[^"\s/?\\]+/gi;

/** Writes each entry as a line of JSON, without the secrets in addresses. */
export const createSiteLog =
  (stream: { write(line: string): unknown }, now: () => Date = () => new Date()): SiteLog =>
  (entry) => {
    stream.write(`${JSON.stringify({ at: now().toISOString(), ...entry }).replace(secret, '$1…')}\n`);
  };
