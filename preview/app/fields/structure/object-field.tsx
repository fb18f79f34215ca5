import { useRef } from 'react';
import { EditorButton } from '../../ui/editor-button.tsx';
import type { FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { FieldGroup } from './field-group.tsx';
import { isWeek, WeekHead } from './hours/week-head.tsx';
import { focusFirstField, useFocusAfterChange } from './use-focus-after-change.ts';

const isWeekday = (title: string): boolean => /^\w+day$/.test(title);

/** A title within a sentence. The names of weekdays begin with a capital letter there too. */
const inSentence = (title: string): string => (isWeekday(title) ? title : title.toLowerCase());

/** A group of fields. An optional group is added first. */
export function ObjectField({ field, value, change, path }: ControlProps<FieldOf<'object'>>) {
  const addButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusAfterChange = useFocusAfterChange();
  const add = (): void => {
    focusAfterChange(() => focusFirstField(removeButton.current?.closest('fieldset')));
    change({});
  };
  const remove = (): void => {
    focusAfterChange(() => addButton.current?.focus());
    change(undefined);
  };
  const name = inSentence(field.title);
  const isThere = typeof value === 'object' && value !== null;
  if (!isThere && !field.isRequired) return <EditorButton ref={addButton} onClick={add}>{`Add ${name}`}</EditorButton>;
  return (
    <>
      {isWeek(field) && <WeekHead field={field} value={value} change={change} />}
      <FieldGroup path={path} fields={field.fields} />
      {!field.isRequired && (
        <EditorButton ref={removeButton} aria-label={`Remove ${name}`} onClick={remove}>
          {isWeekday(field.title) ? 'Remove' : `Remove ${name}`}
        </EditorButton>
      )}
    </>
  );
}
