import { valueAt } from '#preview/review/values/value-at.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { NamedField } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';
import { useForm } from '../form-context.ts';
import { followsOpening } from './hours/follow-opening.ts';

interface FieldGroupProps {
  readonly path: readonly PathStep[];
  readonly fields: readonly NamedField[];
}

/** Fields in a column. */
export function FieldGroup({ path, fields }: FieldGroupProps) {
  const group = valueAt(useForm().value, path);
  return fields.map(({ name, field }) => (
    <FieldControl key={name} path={[...path, name]} field={field} isDisabled={followsOpening(group, name)} />
  ));
}
