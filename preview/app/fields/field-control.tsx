import { useId } from 'react';
import { valueAt } from '#preview/review/values/value-at.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { AddressField } from './choice/address-field.tsx';
import { ChoiceField } from './choice/choice-field.tsx';
import { FlagField } from './choice/flag-field.tsx';
import { MediaField } from './choice/media-field.tsx';
import { ReferenceField } from './choice/reference-field.tsx';
import { describeWithBounds } from './describe-bounds.ts';
import type { Field } from './describe-field.ts';
import { isAtPath, useForm } from './form-context.ts';
import { ListField } from './structure/list-field.tsx';
import { ObjectField } from './structure/object-field.tsx';
import { ColourField } from './text/colour-field.tsx';
import { RawField } from './text/raw-field.tsx';
import { TextField } from './text/text-field.tsx';

interface FieldControlProps {
  readonly path: readonly PathStep[];
  readonly field: Field;
}

/** What a control of one kind is drawn from. */
export interface ControlProps<Own extends Field = Field> {
  readonly path: readonly PathStep[];
  readonly field: Own;
  readonly value: unknown;
  /** Sets the value as a step of its own for undo. */
  readonly change: (value: unknown) => void;
  /** Sets the value as a part of what is being typed. */
  readonly type: (value: unknown) => void;
  /** For the control itself: its id, and what describes it. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  };
}

/** One field: its title and description from the schema, its control, and what is wrong with it. */
export function FieldControl({ path, field }: FieldControlProps) {
  const { value: root, problems, change } = useForm();
  const id = useId();
  const own = problems.filter((problem) => isAtPath(problem.path, path));
  const hasError = own.some(({ severity }) => severity === 'error');
  const hint = field.kind === 'number' ? describeWithBounds(field) : field.description;
  const describes = [hint !== '' ? `${id}-hint` : [], own.length > 0 ? `${id}-fault` : []].flat().join(' ');
  const props: ControlProps = {
    path,
    field,
    value: valueAt(root, path),
    change: (value) => change(path, value, { title: field.title, isTyping: false }),
    type: (value) => change(path, value, { title: field.title, isTyping: true }),
    attributes: { id, 'aria-describedby': describes || undefined, 'aria-invalid': hasError || undefined },
  };
  const isGroup = field.kind === 'object' || field.kind === 'list' || field.kind === 'media';
  const words = (
    <>
      {hint !== '' && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {own.length > 0 && (
        <p className={hasError ? 'fault' : 'hint'} id={`${id}-fault`}>
          {own.map(({ message }) => message.replace(/^“[^”]*” /, '')).join(' ')}
        </p>
      )}
    </>
  );
  if (isGroup)
    return (
      <fieldset
        className="field group"
        data-path={formatPath(path)}
        aria-describedby={props.attributes['aria-describedby']}
      >
        <legend>{field.title}</legend>
        {words}
        <Control {...props} />
      </fieldset>
    );
  return (
    <div className={`field ${field.kind}`} data-path={formatPath(path)}>
      <label htmlFor={id}>
        {field.title}
        {!field.isRequired || field.kind === 'flag' ? '' : ' *'}
      </label>
      {words}
      <Control {...props} />
    </div>
  );
}

function Control({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
    case 'number':
    case 'date':
      return <TextField field={field} {...rest} />;
    case 'address':
      return <AddressField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'colour':
      return <ColourField field={field} {...rest} />;
    case 'media':
      return <MediaField field={field} {...rest} />;
    case 'reference':
      return <ReferenceField field={field} {...rest} />;
    case 'object':
      return <ObjectField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'raw':
      return <RawField field={field} {...rest} />;
  }
}
