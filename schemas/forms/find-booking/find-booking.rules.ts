import type { FormRule } from '../_shared/define-form.ts';

/** No rules beyond those of the fields. */
export const rules: readonly FormRule[] = [];
