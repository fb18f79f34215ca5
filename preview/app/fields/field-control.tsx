import { useContext, useId } from 'react';
import { FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy, errorId } from '#blocks/_shared/ui/field/field-ids.ts';
import { describeTags } from '#preview/review/values/text-tags.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { AddressField } from './choice/address-field.tsx';
import { ChoiceField } from './choice/choice-field.tsx';
import { FlagField } from './choice/flag-field.tsx';
import { KnownValueField } from './choice/known-value-field.tsx';
import { MediaField } from './choice/media-field.tsx';
import { PriceField } from './choice/price-field.tsx';
import { ReferenceField } from './choice/reference-field.tsx';
import { VideoField } from './choice/video-field.tsx';
import { describeWithBounds } from './describe-bounds.ts';
import type { Field, FieldKind } from './describe-field.ts';
import { describeProblem, isMissingValue } from './describe-problem.ts';
import { type FormProblem, isAtPath, labelId, NewEntryContext, useForm } from './form-context.ts';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { ListField } from './structure/list-field.tsx';
import { ObjectField } from './structure/object-field.tsx';
import { ProblemRemedies } from './structure/problem-remedies.tsx';
import { TileField } from './structure/tile-field.tsx';
import { ColourField } from './text/colour-field.tsx';
import { RawField } from './text/raw-field.tsx';
import { TextField } from './text/text-field.tsx';

interface FieldControlProps {
  readonly path: readonly PathStep[];
  readonly field: Field;
  /** Whether another field decides its value. */
  readonly isDisabled?: boolean;
}

/** The props of a control. */
export interface ControlProps<Own extends Field = Field> {
  readonly path: readonly PathStep[];
  readonly field: Own;
  readonly value: unknown;
  /** Sets the value as a separate undo step. */
  readonly change: (value: unknown) => void;
  /** Sets the value as part of continued typing. */
  readonly type: (value: unknown) => void;
  /** For the control element: its id and what describes it. */
  readonly attributes: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
    readonly disabled?: true;
  };
}

/** The kinds of fields that consist of several controls. */
const groupKinds: ReadonlySet<FieldKind> = new Set(['object', 'list', 'media', 'video', 'tile']);

/** One field: title and description from the schema, the control, and its problems. */
export function FieldControl({ path, field, isDisabled = false }: FieldControlProps) {
  const { value: root, problems, change } = useForm();
  const id = useId();
  const isNew = useContext(NewEntryContext);
  const value = valueAt(root, path);
  const stated = problems.filter(
    (problem) => isAtPath(problem.path, path) && !(isNew && isMissingValue(problem.message)),
  );
  const tags = findTags(field, value, path);
  // The checks of an item state them too, with paths from its root.
  const own = [...stated.filter(({ message }) => message !== tags?.message), ...(tags ? [tags] : [])];
  const hint = field.kind === 'number' ? describeWithBounds(field) : field.description;
  const errors = own.filter(({ severity }) => severity === 'error');
  const warnings = own.filter(({ severity }) => severity !== 'error');
  const hasError = errors.length > 0;
  const textOf = (stated: readonly FormProblem[]): string =>
    stated.map((problem) => describeProblem(problem.message, field)).join(' ');
  const [error, warning] = [textOf(errors), textOf(warnings)];
  // A field has one message as a rule, which has the id of its error.
  const warningId = hasError ? `${id}-warning` : errorId(id);
  const props: ControlProps = {
    path,
    field,
    value,
    change: (value) => change(path, value, { title: field.title, isTyping: false }),
    type: (value) => change(path, value, { title: field.title, isTyping: true }),
    attributes: {
      id,
      'aria-describedby':
        [describedBy({ id, hint, error }), warning !== '' && warningId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': hasError || undefined,
      ...(isDisabled && { disabled: true }),
    },
  };
  const isGroup = groupKinds.has(field.kind);
  const descriptions = (
    <>
      <FieldMessages
        id={id}
        hint={hint}
        error={
          hasError && (
            <>
              {warning !== '' && 'Error: '}
              {error}
            </>
          )
        }
      />
      <ProblemRemedies problems={errors} path={path} />
      {warning !== '' && (
        <p className="warning-message" id={warningId}>
          <strong>Warning:</strong> {warning}
        </p>
      )}
      <ProblemRemedies problems={warnings} path={path} />
    </>
  );
  if (isGroup)
    return (
      <fieldset
        className="ui-field group"
        data-path={formatPath(path)}
        aria-describedby={props.attributes['aria-describedby']}
      >
        <legend className="ui-field-label">{field.title}</legend>
        {descriptions}
        <Control {...props} />
      </fieldset>
    );
  return (
    <div className={`ui-field ${field.kind}`} data-path={formatPath(path)}>
      <label id={labelId(id)} className="ui-field-label" htmlFor={id}>
        {field.title}
        {!field.isRequired || field.kind === 'flag' ? '' : ' *'}
      </label>
      {descriptions}
      <Control {...props} />
    </div>
  );
}

/** The tags in a plain text, which the site removes. */
function findTags(field: Field, value: unknown, path: readonly PathStep[]): FormProblem | undefined {
  const tags = field.kind === 'text' && typeof value === 'string' ? describeTags(value, path) : undefined;
  return tags && { code: 'item-invalid', severity: 'warning', ...tags };
}

function Control({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'number':
      if (field.unit === 'pence') return <PriceField field={field} {...rest} />;
      return <TextField field={field} {...rest} />;
    case 'text':
    case 'date':
      return <TextField field={field} {...rest} />;
    case 'rich-text':
      return <RichTextField field={field} {...rest} />;
    case 'address':
      return <AddressField field={field} {...rest} />;
    case 'flag':
      return <FlagField field={field} {...rest} />;
    case 'choice':
      return <ChoiceField field={field} {...rest} />;
    case 'known-value':
      return <KnownValueField field={field} {...rest} />;
    case 'colour':
      return <ColourField field={field} {...rest} />;
    case 'media':
      return <MediaField field={field} {...rest} />;
    case 'video':
      return <VideoField field={field} {...rest} />;
    case 'reference':
      return <ReferenceField field={field} {...rest} />;
    case 'object':
      return <ObjectField field={field} {...rest} />;
    case 'list':
      return <ListField field={field} {...rest} />;
    case 'tile':
      return <TileField field={field} {...rest} />;
    case 'raw':
      return <RawField field={field} {...rest} />;
  }
}
