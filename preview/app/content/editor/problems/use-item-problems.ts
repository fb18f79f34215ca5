import { useDeferredValue, useMemo } from 'react';
import type { FormProblem } from '#preview/app/fields/form-context.ts';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import { findItemWarnings } from '../../publish/item-warnings.ts';
import { useSampleTexts } from '../../publish/use-sample-texts.ts';
import { useItem, useItemState } from '../item-context.ts';
import { useTakenSlug } from './use-taken-slug.ts';

interface ItemProblems {
  /** What prevents publishing. */
  readonly errors: readonly FormProblem[];
  readonly warnings: readonly FormProblem[];
}

/** Everything that an editor should know about the item: in its form, on the button that publishes, and under Checks. */
export function useItemProblems(): ItemProblems {
  const { itemKey, facts } = useItem();
  const { history, problems } = useItemState();
  const samples = useSampleTexts();
  const taken = useTakenSlug();
  const content = useDeferredValue(history.present);
  const warnings = useMemo(
    () =>
      findItemWarnings(itemKey.kind, content, facts, new Date(productNow())).map(
        (warning): FormProblem => ({ code: 'item-invalid', severity: 'warning', ...warning }),
      ),
    [itemKey.kind, content, facts],
  );
  return useMemo(() => {
    const all = [...problems, ...taken, ...samples, ...warnings];
    return {
      errors: all.filter(({ severity }) => severity === 'error'),
      warnings: all.filter(({ severity }) => severity === 'warning'),
    };
  }, [problems, taken, samples, warnings]);
}
