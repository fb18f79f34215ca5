import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PageHits } from '#schemas/api/content/find-text.ts';
import { findText, replaceText, restoreRevision, type TextSearch } from '../../../api/find-text.ts';
import { invalidatePages } from '../../../api/pages.ts';
import { isConflict, messageOf } from '../../../api/send-request.ts';

/** The outcome on one page. */
export interface ReplacedPage {
  readonly id: string;
  readonly title: string;
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
  | { readonly kind: 'found'; readonly search: TextSearch; readonly pages: readonly PageHits[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'replacing' | 'replaced'; readonly total: number; readonly results: readonly ReplacedPage[] };

export const keyOfHit = (id: string, { path, occurrence }: PageHits['hits'][number]): string =>
  `${id} ${path.join('.')} ${occurrence}`;

const changedMeanwhile = 'Left out: somebody has changed this page since it was searched.';

/** Finds a text in all pages, and replaces the chosen hits page by page. */
export function useReplace() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const search = async (wanted: TextSearch): Promise<void> => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    setStep({ kind: 'searching' });
    try {
      setStep({ kind: 'found', search: wanted, pages: await findText(wanted, signal) });
    } catch (error) {
      if (!signal.aborted) setStep({ kind: 'failed', message: messageOf(error) });
    }
  };

  const replace = async (wanted: TextSearch, replacement: string, pages: readonly PageHits[]): Promise<void> => {
    const results: ReplacedPage[] = [];
    setStep({ kind: 'replacing', total: pages.length, results });
    for (const page of pages) {
      results.push(await replaceOnPage(wanted, replacement, page));
      setStep({ kind: 'replacing', total: pages.length, results: [...results] });
    }
    setStep({ kind: 'replaced', total: pages.length, results });
    await invalidatePages(client);
  };

  const undo = async ({ id, undo: before }: ReplacedPage): Promise<void> => {
    if (!before) return;
    let change: Partial<ReplacedPage> = { isUndone: true, undo: undefined };
    try {
      await restoreRevision(id, before.revision, before.version);
    } catch (error) {
      change = {
        error: isConflict(error)
          ? 'Not undone: somebody has changed this page since.'
          : `Not undone: ${messageOf(error)}`,
      };
    }
    setStep((current) =>
      current.kind === 'replaced'
        ? { ...current, results: current.results.map((each) => (each.id === id ? { ...each, ...change } : each)) }
        : current,
    );
    await invalidatePages(client);
  };
  return { step, search, replace, undo };
}

async function replaceOnPage(search: TextSearch, replacement: string, page: PageHits): Promise<ReplacedPage> {
  const { id, title = id, draftVersion: version, hits } = page;
  try {
    const { state, replaced, previousRevision } = await replaceText(id, {
      ...search,
      replacement,
      version,
      hits: hits.map(({ path, occurrence }) => ({ path, occurrence })),
    });
    const undo = { revision: previousRevision, version: state.draftVersion };
    return { id, title, replaced, error: undefined, undo, isUndone: false };
  } catch (error) {
    const message = isConflict(error) ? changedMeanwhile : messageOf(error);
    return { id, title, replaced: 0, error: message, undo: undefined, isUndone: false };
  }
}
