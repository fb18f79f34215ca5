import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
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
import { isConflict } from '../../../api/send-request.ts';

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

/** The new text, and whether it gets the case of what it replaces. */
interface Replacement {
  readonly replacement: string;
  readonly keepCase: boolean;
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
      if (!signal.aborted) setStep({ kind: 'failed', message: errorMessageOf(error) });
    }
  };

  const replace = async (wanted: TextSearch, by: Replacement, chosen: readonly FoundContent[]): Promise<void> => {
    const results: ReplacedContent[] = [];
    setStep({ kind: 'replacing', total: chosen.length, results });
    for (const content of chosen) {
      results.push(await replaceIn(wanted, by, content));
      setStep({ kind: 'replacing', total: chosen.length, results: [...results] });
    }
    setStep({ kind: 'replaced', total: chosen.length, results });
    await refetch();
  };

  const showChange = ({ kind, id }: ContentKey, change: Partial<ReplacedContent>): void =>
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

  /** Makes the version before the draft again, one page or item after the other. */
  const undo = async (contents: readonly ReplacedContent[]): Promise<void> => {
    for (const content of contents) showChange(content, await undoIn(content));
    await refetch();
  };
  return { step, search, replace, undo };
}

async function undoIn({ kind, id, undo }: ReplacedContent): Promise<Partial<ReplacedContent>> {
  if (!undo) return {};
  try {
    await restoreRevision({ kind, id }, undo.revision, undo.version);
    return { isUndone: true, undo: undefined, error: undefined };
  } catch (error) {
    return {
      error: isConflict(error) ? 'Not undone: somebody has changed it since.' : `Not undone: ${errorMessageOf(error)}`,
    };
  }
}

async function replaceIn(search: TextSearch, by: Replacement, content: FoundContent): Promise<ReplacedContent> {
  const { kind, id, name, draftVersion, hits } = content;
  try {
    const { version, replaced, previousRevision } = await replaceText(content, {
      ...search,
      ...by,
      version: draftVersion,
      hits: hits.map(({ path, occurrence }) => ({ path, occurrence })),
    });
    const undo = { revision: previousRevision, version };
    return { kind, id, name, replaced, error: undefined, undo, isUndone: false };
  } catch (error) {
    const message = isConflict(error) ? changedMeanwhile : errorMessageOf(error);
    return { kind, id, name, replaced: 0, error: message, undo: undefined, isUndone: false };
  }
}
