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
import { productNow } from '../../../ui/time/product-clock.ts';
import {
  type ReplacedContent,
  readReplacements,
  type StoredReplacement,
  storeReplacement,
} from './stored-replacements.ts';

/** The new text, and whether it gets the case of what it replaces. */
export interface Replacement {
  readonly replacement: string;
  readonly keepCase: boolean;
}

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly search: TextSearch; readonly found: readonly FoundContent[] }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'replacing'; readonly total: number };

export const keyOfHit = ({ kind, id }: ContentKey, { path, occurrence }: FoundContent['hits'][number]): string =>
  `${kind} ${id} ${path.join('.')} ${occurrence}`;

const changedMeanwhile = 'Left out: somebody has changed it since it was searched.';

/** Finds a text in all content, and replaces the chosen hits one page or item after the other. What was replaced last can be undone after a reload too. */
export function useReplace() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const [replacements, setReplacements] = useState(readReplacements);
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
    const { text } = wanted;
    const results: ReplacedContent[] = [];
    const store = storeAt({ at: new Date(productNow()).toISOString(), text, replacement: by.replacement });
    setStep({ kind: 'replacing', total: chosen.length });
    setReplacements(store(results));
    for (const content of chosen) {
      results.push(await replaceIn(wanted, by, content));
      setReplacements(store([...results]));
    }
    setStep({ kind: 'idle' });
    await refetch();
  };

  /** Makes the version before the draft again, one page or item after the other. */
  const undo = async (replacement: StoredReplacement, contents: readonly ReplacedContent[]): Promise<void> => {
    let { results } = replacement;
    for (const content of contents) {
      const changed = { ...content, ...(await undoIn(content)) };
      results = results.map((each) => (each.kind === content.kind && each.id === content.id ? changed : each));
      setReplacements(storeReplacement({ ...replacement, results }));
    }
    await refetch();
  };
  return { step, replacements, search, replace, undo };
}

const storeAt = (replacement: Omit<StoredReplacement, 'results'>) => (results: StoredReplacement['results']) =>
  storeReplacement({ ...replacement, results });

async function undoIn({ kind, id, undo }: ReplacedContent): Promise<Partial<ReplacedContent>> {
  if (!undo) return {};
  try {
    await restoreRevision({ kind, id }, undo.revision, undo.version);
    return { isUndone: true, undo: undefined, error: undefined };
  } catch (error) {
    return {
      error: isConflict(error)
        ? `Not undone: it has changed since. Revision ${undo.revision} is the version before.`
        : `Not undone: ${errorMessageOf(error)}`,
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
