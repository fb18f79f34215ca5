import type { FormRule } from '../_shared/define-form.ts';

/** Its fields stand for themselves. */
export const rules: readonly FormRule[] = [];
