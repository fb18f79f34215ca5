import type { Draft, SaveResult } from '#preview/app/editor/save/create-autosave.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { isConflict, isSignedOut, isTransient, isUnanswered, type RequestOptions } from '../send-request.ts';

export type SaveOptions = Pick<RequestOptions, 'onSignedOut'>;

interface DraftCalls<Content> {
  /** Saves a draft that is based on a version. Rejects when the service refuses it. */
  readonly put: (content: Content, version: number) => Promise<{ readonly draftVersion: number }>;
  /** The draft that the service holds. */
  readonly load: () => Promise<{ readonly content: unknown; readonly version: number }>;
}

/**
 * Saves a draft for autosave, which expects failures as values. If the response to an earlier save was lost and the
 * service holds what that save sent, nobody else has saved, and saving continues from there.
 */
export async function saveVersion<Content>(
  { content, version, unacknowledged }: Draft<Content>,
  { put, load }: DraftCalls<Content>,
): Promise<SaveResult> {
  const save = async (from: number): Promise<SaveResult> => ({
    kind: 'saved',
    version: (await put(content, from)).draftVersion,
  });
  try {
    return await save(version).catch(async (error: unknown) => {
      if (!isConflict(error) || unacknowledged.length === 0) throw error;
      const known = await load();
      if (!unacknowledged.some((each) => isSame(known.content, each))) throw error;
      return save(known.version);
    });
  } catch (error) {
    if (isConflict(error)) return { kind: 'conflict' };
    if (isSignedOut(error)) return { kind: 'signed-out' };
    const reason = errorMessageOf(error);
    if (!isTransient(error)) return { kind: 'refused', reason };
    return { kind: 'failed', reason, ...(!isUnanswered(error) && { hasAnswer: true }) };
  }
}
