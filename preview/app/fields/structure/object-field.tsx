import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { FieldGroup } from './field-group.tsx';

/** A group of fields. An optional group is added first. */
export function ObjectField({ field, value, change, path }: ControlProps<FieldOf<'object'>>) {
  const isThere = typeof value === 'object' && value !== null;
  if (!isThere && !field.isRequired)
    return <EditorButton onClick={() => change({})}>{`Add ${field.title.toLowerCase()}`}</EditorButton>;
  return (
    <>
      <FieldGroup path={path} fields={field.fields} />
      {!field.isRequired && (
        <EditorButton onClick={() => change(undefined)}>{`Remove ${field.title.toLowerCase()}`}</EditorButton>
      )}
    </>
  );
}
