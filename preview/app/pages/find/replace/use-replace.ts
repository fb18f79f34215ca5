import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { invalidateContent } from '../../../api/content.ts';
import {
  type ContentKey,
  type FoundContent,
  findText,
  replaceText,
  restoreRevision,
  type TextSearch,
} from '../../../api/find-text.ts';
import { invalidatePages } from '../../../api/pages.ts';
import { isConflict, messageOf } from '../../../api/send-request.ts';

/** The outcome in one page or item. */
export interface ReplacedContent extends ContentKey {
  readonly name: string;
  readonly replaced: number;
  /** Why nothing was replaced; undefined if it was. */
  readonly error: string | undefined;
  /** How to undo it; undefined if there is nothing to undo. */
  readonly undo: { readonly revision: number; readonly version: number } | undefined;
  readonly isUndone: boolean;
}

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly search: TextSearch; readonly found: readonly FoundContent[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'replacing' | 'replaced'; readonly total: number; readonly results: readonly ReplacedContent[] };

export const keyOfHit = ({ kind, id }: ContentKey, { path, occurrence }: FoundContent['hits'][number]): string =>
  `${kind} ${id} ${path.join('.')} ${occurrence}`;

const changedMeanwhile = 'Left out: somebody has changed it since it was searched.';

/** Finds a text in all content, and replaces the chosen hits one page or item after the other. */
export function useReplace() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const refetch = (): Promise<unknown> => Promise.all([invalidatePages(client), invalidateContent(client)]);

  const search = async (wanted: TextSearch): Promise<void> => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setStep({ kind: 'searching' });
    try {
      setStep({ kind: 'found', search: wanted, found: await findText(wanted, signal) });
    } catch (error) {
      if (!signal.aborted) setStep({ kind: 'failed', message: messageOf(error) });
    }
  };

  const replace = async (wanted: TextSearch, replacement: string, chosen: readonly FoundContent[]): Promise<void> => {
    const results: ReplacedContent[] = [];
    setStep({ kind: 'replacing', total: chosen.length, results });
    for (const content of chosen) {
      results.push(await replaceIn(wanted, replacement, content));
      setStep({ kind: 'replacing', total: chosen.length, results: [...results] });
    }
    setStep({ kind: 'replaced', total: chosen.length, results });
    await refetch();
  };

  const undo = async ({ kind, id, undo: before }: ReplacedContent): Promise<void> => {
    if (!before) return;
    let change: Partial<ReplacedContent> = { isUndone: true, undo: undefined };
    try {
      await restoreRevision({ kind, id }, before.revision, before.version);
    } catch (error) {
      change = {
        error: isConflict(error) ? 'Not undone: somebody has changed it since.' : `Not undone: ${messageOf(error)}`,
      };
    }
    setStep((current) =>
      current.kind === 'replaced'
        ? {
            ...current,
            results: current.results.map((each) =>
              each.kind === kind && each.id === id ? { ...each, ...change } : each,
            ),
          }
        : current,
    );
    await refetch();
  };
  return { step, search, replace, undo };
}

async function replaceIn(search: TextSearch, replacement: string, content: FoundContent): Promise<ReplacedContent> {
  const { kind, id, name, draftVersion, hits } = content;
  try {
    const { version, replaced, previousRevision } = await replaceText(content, {
      ...search,
      replacement,
      version: draftVersion,
      hits: hits.map(({ path, occurrence }) => ({ path, occurrence })),
    });
    const undo = { revision: previousRevision, version };
    return { kind, id, name, replaced, error: undefined, undo, isUndone: false };
  } catch (error) {
    const message = isConflict(error) ? changedMeanwhile : messageOf(error);
    return { kind, id, name, replaced: 0, error: message, undo: undefined, isUndone: false };
  }
}
