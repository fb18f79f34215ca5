import { useDeferredValue, useMemo } from 'react';
import type { FormProblem } from '#preview/app/fields/form-context.ts';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import { isSampleMessage } from '#preview/review/rules/sample-texts.ts';
import { findItemWarnings } from '../../publish/item-warnings.ts';
import { useSampleTexts } from '../../publish/use-sample-texts.ts';
import { useItem, useItemState } from '../item-context.ts';
import { isUnfilled } from './unfilled-fields.ts';
import { useTakenSlug } from './use-taken-slug.ts';

interface ItemProblems {
  /** What prevents publishing. */
  readonly errors: readonly FormProblem[];
  readonly warnings: readonly FormProblem[];
}

/** Everything that an editor should know about the item: in its form and under Checks. */
export function useItemProblems(): ItemProblems {
  const { itemKey, facts } = useItem();
  const { history } = useItemState();
  const own = useOwnProblems();
  const content = useDeferredValue(history.present);
  const warnings = useMemo(
    () =>
      findItemWarnings(itemKey.kind, content, facts, new Date(productNow())).map(
        (warning): FormProblem => ({ code: 'item-invalid', severity: 'warning', ...warning }),
      ),
    [itemKey.kind, content, facts],
  );
  return useMemo(
    () => ({
      errors: own.filter(({ severity }) => severity === 'error'),
      warnings: [...own.filter(({ severity }) => severity === 'warning'), ...warnings],
    }),
    [own, warnings],
  );
}

/** How many errors, sample texts and, in an item that was never live, empty fields prevent publishing. */
export function useErrorCounts() {
  const { showsUnfilled } = useItem();
  const { present } = useItemState().history;
  const errors = useOwnProblems().filter(({ severity }) => severity === 'error');
  const sampleTexts = errors.filter(({ message }) => isSampleMessage(message)).length;
  const unfilled = showsUnfilled ? 0 : errors.filter((error) => isUnfilled(present, error)).length;
  return { errors: errors.length - sampleTexts - unfilled, sampleTexts, unfilled };
}

/** What is wrong in the item itself, and beside other items. */
function useOwnProblems(): readonly FormProblem[] {
  const { problems } = useItemState();
  const samples = useSampleTexts();
  const taken = useTakenSlug();
  return useMemo(() => [...problems, ...taken, ...samples], [problems, taken, samples]);
}
