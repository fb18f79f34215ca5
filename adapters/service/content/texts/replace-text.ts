import type { Connection } from '#adapters/service/database/tables.ts';
import type { InvalidField } from '#adapters/service/http/response.ts';
import type { PageState } from '#schemas/api/content/editing.ts';
import type { TextReplacement } from '#schemas/api/content/find-text.ts';
import { withCaseOf } from '#schemas/content/field/with-case-of.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import { readPageRow } from '../pages/page-row.ts';
import { saveDraft } from '../pages/pages.ts';
import { addDraftRevision } from '../revisions/revisions.ts';
import { findOccurrences } from './find-occurrences.ts';
import { isMissing, isReplaceable } from './find-text.ts';
import { replaceOccurrences } from './replace-occurrences.ts';
import { type TextField, textsOfPage } from './text-fields.ts';

export type ReplacedText =
  | {
      readonly kind: 'replaced';
      readonly state: PageState;
      readonly replaced: number;
      /** The revision with the version before. */
      readonly previousRevision: number;
    }
  | { readonly kind: 'missing' | 'deleted' }
  | { readonly kind: 'conflict'; readonly version: number }
  | Exclude<ChangedTexts, { readonly kind: 'changed' }>;

export type ChangedTexts =
  | { readonly kind: 'changed'; readonly content: unknown; readonly replaced: number }
  | { readonly kind: 'nothing-to-replace' }
  | { readonly kind: 'too-long' | 'missing-text'; readonly errors: readonly InvalidField[] };

/** The content with occurrences of a text replaced. */
export function replaceInTexts(
  stored: unknown,
  textsOf: (content: unknown) => readonly TextField[],
  { hits, replacement, keepCase, ...search }: Omit<TextReplacement, 'version'>,
): ChangedTexts {
  let content = stored;
  const chosen = Map.groupBy(hits, ({ path }) => JSON.stringify(path));
  const errors: InvalidField[] = [];
  const missing: InvalidField[] = [];
  let replaced = 0;
  for (const field of textsOf(content).filter(isReplaceable)) {
    const numbers = new Set(chosen.get(JSON.stringify(field.path))?.map(({ occurrence }) => occurrence));
    const occurrences = findOccurrences(field, search).filter((_, occurrence) => numbers.has(occurrence));
    if (occurrences.length === 0) continue;
    const value = replaceOccurrences(field, occurrences, (match) =>
      keepCase ? withCaseOf(match, replacement) : replacement,
    );
    const error = findLengthError(field, value);
    if (error) errors.push(error);
    if (isMissing(field, value)) missing.push({ path: formatPath(field.path), message: 'must not be empty' });
    content = setAt(content, field.path, value);
    replaced += occurrences.length;
  }
  if (replaced === 0) return { kind: 'nothing-to-replace' };
  if (missing.length > 0) return { kind: 'missing-text', errors: missing };
  return errors.length > 0 ? { kind: 'too-long', errors } : { kind: 'changed', content, replaced };
}

/** Replaces occurrences of a text in the draft of a page. Call within `withContentLock`. */
export async function replaceText(
  connection: Connection,
  id: string,
  { version, ...replacement }: TextReplacement,
  at: string,
): Promise<ReplacedText> {
  const row = await readPageRow(connection, id);
  const stored = row?.draft ?? row?.published;
  if (!row || stored == null) return { kind: 'missing' };
  if (row.deleted_at !== null) return { kind: 'deleted' };
  if (version !== undefined && version !== row.draft_version) return { kind: 'conflict', version: row.draft_version };
  const changed = replaceInTexts(JSON.parse(stored), textsOfPage, replacement);
  if (changed.kind !== 'changed') return changed;
  const { content, replaced } = changed;
  const previousRevision =
    row.draft === null && row.published_revision !== null
      ? row.published_revision
      : await addDraftRevision(connection, { kind: 'page', subject: id, content: stored, at });
  const saved = await saveDraft(connection, { id, content: JSON.stringify(content), at });
  if (saved.kind !== 'saved') return { kind: 'deleted' };
  return { kind: 'replaced', state: saved.state, replaced, previousRevision };
}

/** A text that was too long already may stay so: the editor has seen that. */
function findLengthError({ path, value: before, maximum }: TextField, value: string): InvalidField | undefined {
  if (maximum === undefined || value.length <= maximum || before.length > maximum) return undefined;
  return { path: formatPath(path), message: `would be ${value.length} characters, at most ${maximum} are allowed` };
}
