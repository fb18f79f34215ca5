import type { FormRule } from '../define-form.ts';

/** Its fields stand for themselves. */
export const rules: readonly FormRule[] = [];
