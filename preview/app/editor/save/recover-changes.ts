import type { Journal } from './create-journal.ts';

/** Content as the service has it. */
interface StoredContent<Content> {
  readonly stored: Content;
  readonly version: number;
}

/** Where editing begins. */
export interface RecoveredContent<Content> {
  readonly content: Content;
  /** The content as the service has it. */
  readonly stored: Content;
  /** The version that the content is based on. */
  readonly version: number;
  /** The content at that version. If that is unknown, the stored content without its fields. */
  readonly base: Content;
  /** Contents that the service may have stored since that version. */
  readonly unacknowledged: readonly Content[];
  /** When the unsaved changes were made; undefined if there are none. */
  readonly recovered: Date | undefined;
}

/**
 * Unsaved changes take precedence. If somebody has saved since, the first save detects it and both versions are merged.
 * If the base of the changes or what was sent since is unknown, `removeFields` makes a base with which every difference
 * is a conflict: what this browser has sent would otherwise be merged as if another editor had added it.
 */
export function recoverChanges<Content>(
  { stored, version }: StoredContent<Content>,
  journal: Journal<Content>,
  removeFields: (content: Content) => Content,
): RecoveredContent<Content> {
  const unsaved = journal.read();
  if (!unsaved || JSON.stringify(unsaved.content) === JSON.stringify(stored)) {
    // Changes that were saved after all must not come back after somebody else has saved.
    journal.clear();
    return { content: stored, stored, version, base: stored, unacknowledged: [], recovered: undefined };
  }
  const { content, at: recovered, unacknowledged: sent } = unsaved;
  const isBaseStored = unsaved.version === version && sent !== undefined;
  const base = (sent && unsaved.base) ?? (isBaseStored ? stored : removeFields(stored));
  // The content may have been sent just before the window was closed.
  const unacknowledged = [...(sent ?? []), content];
  return { content, stored, version: unsaved.version, base, unacknowledged, recovered };
}
