import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { FieldGroup } from './field-group.tsx';

/** A group of fields. An optional group is added first. */
export function ObjectField({ field, value, change, path }: ControlProps<FieldOf<'object'>>) {
  const isThere = typeof value === 'object' && value !== null;
  if (!isThere && !field.isRequired)
    return (
      <button type="button" onClick={() => change({})}>
        {`Add ${field.title.toLowerCase()}`}
      </button>
    );
  return (
    <>
      <FieldGroup path={path} fields={field.fields} />
      {!field.isRequired && (
        <button type="button" onClick={() => change(undefined)}>
          {`Remove ${field.title.toLowerCase()}`}
        </button>
      )}
    </>
  );
}
