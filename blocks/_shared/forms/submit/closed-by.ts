import type { FieldPresentation } from '#schemas/forms/_shared/fields/field-presentation.ts';
import type { FormControlContext } from '../fields/control.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The values of the row that a field stands in. */
const rowOf = (values: unknown, path: readonly (string | number)[]): unknown =>
  path.slice(0, -1).reduce((within, part) => (isRecord(within) ? within[part] : undefined), values);

/** Why a field of a row cannot be filled in now: others come first, or one is ticked; undefined: it is open. */
export function closedBy(
  path: readonly (string | number)[],
  { openedBy }: Pick<FieldPresentation, 'openedBy'>,
  { scripted, values }: Pick<FormControlContext, 'scripted' | 'values'>,
): 'unfilled' | 'ticked' | undefined {
  if (!openedBy || !scripted) return undefined;
  const row = rowOf(values, path);
  const held = isRecord(row) ? row : {};
  if (held[openedBy.unless] === true) return 'ticked';
  return openedBy.filled.every((name) => held[name] !== undefined && held[name] !== '') ? undefined : 'unfilled';
}
