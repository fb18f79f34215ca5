import type { LogEntry } from '#adapters/log.ts';

/** What the site tells an operator, beyond what every adapter may say. Content is named by page, path and key, never quoted. */
export interface SiteLogEntry extends LogEntry {
  readonly pageId?: string;
  /** The address asked for, without its query. */
  readonly path?: string;
  /** Where in the content. */
  readonly field?: string;
  readonly tile?: { readonly key: string; readonly type: string } | undefined;
}

export type SiteLog = (entry: SiteLogEntry) => void;

/** Writes one line of JSON for each entry. */
export const createSiteLog =
  (stream: { write(line: string): unknown }, now: () => Date = () => new Date()): SiteLog =>
  (entry) => {
    stream.write(`${JSON.stringify({ at: now().toISOString(), ...entry })}\n`);
  };

/** The words of an error without what may hang on it. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
