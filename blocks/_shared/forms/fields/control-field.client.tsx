'use client';

import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useEffect } from 'react';
import type { FormChoice } from '#schemas/forms/_shared/define-form.ts';
import { workYears } from '#schemas/forms/job-apply/work-years.ts';
import { BirthdayControl } from '../controls/birthday-control.client.tsx';
import { RadiosControl, SelectControl, TicksControl } from '../controls/choice-controls.client.tsx';
import { FilesControl } from '../controls/files-control.client.tsx';
import { LongTextControl } from '../controls/long-text-control.client.tsx';
import { QuestionsControl } from '../controls/questions-control.client.tsx';
import { TextControl } from '../controls/text-control.client.tsx';
import { TickControl } from '../controls/tick-control.client.tsx';
import { closedBy } from '../submit/closed-by.ts';
import type { ControlProps, FormControlContext } from './control.ts';
import { presentationIn } from './ui-schema.ts';

/** Draws one field by the control that its look names. */
export function ControlField(props: FieldProps): ReactNode {
  const { schema, uiSchema, fieldPathId, formData, rawErrors, errorSchema, required, registry, onChange } = props;
  const presentation = presentationIn(uiSchema);
  const formContext: FormControlContext | undefined = registry.formContext;
  const closed = presentation && formContext ? closedBy(fieldPathId.path, presentation, formContext) : undefined;
  const isStale = closed === 'ticked' && formData !== undefined;
  useEffect(() => {
    if (isStale) onChange(undefined, fieldPathId.path);
  }, [isStale, onChange, fieldPathId.path]);
  if (!presentation || !formContext || isLeftOut(fieldPathId.path, presentation, formContext)) return null;
  const name = fieldPathId.path.join('.');
  const control: ControlProps = {
    id: fieldPathId.$id,
    name,
    label: formContext.context.optional?.includes(name) ? `${schema.title} (optional)` : (schema.title ?? ''),
    hint: schema.description,
    error: rawErrors?.[0],
    errors: errorSchema ?? {},
    value: formData,
    presentation,
    required: required === true,
    closed: closed !== undefined,
    formContext,
    onChange: (value) => onChange(value, fieldPathId.path),
  };
  return render(control, schema.maxLength);
}

function render(control: ControlProps, longest: number | undefined): ReactNode {
  switch (control.presentation.control) {
    case 'long-text':
      return <LongTextControl {...control} longest={longest} />;
    case 'select':
      return <SelectControl {...control} choices={choicesOf(control)} />;
    case 'month':
    case 'year':
      return <SelectControl {...control} value={numberText(control.value)} choices={choicesOf(control)} />;
    case 'radios':
      return <RadiosControl {...control} choices={choicesOf(control)} />;
    case 'ticks':
      return <TicksControl {...control} choices={choicesOf(control)} />;
    case 'tick':
      return <TickControl {...control} />;
    case 'files':
      return <FilesControl {...control} />;
    case 'questions':
      return <QuestionsControl {...control} />;
    case 'birthday':
      return <BirthdayControl {...control} />;
    default:
      return <TextControl {...control} />;
  }
}

const numberText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Whether a field does not belong to the form as it stands. Without script all of it stands there. */
function isLeftOut(
  path: readonly (string | number)[],
  { shownWith }: Pick<ControlProps['presentation'], 'shownWith'>,
  { context, scripted, values }: FormControlContext,
): boolean {
  if (context.without?.includes(path.join('.'))) return true;
  if (!shownWith || !scripted) return false;
  const other = values[shownWith.field];
  if (shownWith.values) return !shownWith.values.some((value) => value === other);
  return !(context.choices[path.join('.')] ?? []).some(({ of }) => of === other);
}

const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, at, 1)),
}));

function choicesOf({ name, presentation, formContext }: ControlProps): readonly FormChoice[] {
  const { context, values, scripted } = formContext;
  if (presentation.control === 'month') return months;
  if (presentation.control === 'year')
    return workYears(context.today, context.job?.workYears ?? 0).map((year) => ({
      value: String(year),
      label: String(year),
    }));
  const all = presentation.options ?? context.choices[name] ?? [];
  if (!presentation.shownWith || !scripted) return all;
  const other = values[presentation.shownWith.field];
  return all.flatMap(({ group, ...each }) => (each.of === other ? [each] : []));
}
