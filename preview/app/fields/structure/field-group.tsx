import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { NamedField } from '../describe-field.ts';
import { FieldControl } from '../field-control.tsx';

interface FieldGroupProps {
  readonly path: readonly PathStep[];
  readonly fields: readonly NamedField[];
}

/** Fields in a column. */
export const FieldGroup = ({ path, fields }: FieldGroupProps) =>
  fields.map(({ name, field }) => <FieldControl key={name} path={[...path, name]} field={field} />);
