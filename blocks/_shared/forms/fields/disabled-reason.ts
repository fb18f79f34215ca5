import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import type { FormControlContext } from './control.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the row that contains a field. */
const rowOf = (values: unknown, path: readonly (string | number)[]): unknown =>
  path.slice(0, -1).reduce((within, part) => (isObject(within) ? within[part] : undefined), values);

/**
 * Returns why a field of a row is disabled: other fields come first, or a checkbox excludes it. Undefined if it is
 * enabled.
 */
export function getDisabledReason(
  path: readonly (string | number)[],
  { enabledBy }: Pick<FieldPresentation, 'enabledBy'>,
  { isHydrated, values }: Pick<FormControlContext, 'isHydrated' | 'values'>,
): 'incomplete' | 'checked' | undefined {
  if (!enabledBy || !isHydrated) return undefined;
  const row = rowOf(values, path);
  const rowValues = isObject(row) ? row : {};
  if (rowValues[enabledBy.unless] === true) return 'checked';
  return enabledBy.filled.every((name) => rowValues[name] !== undefined && rowValues[name] !== '')
    ? undefined
    : 'incomplete';
}
