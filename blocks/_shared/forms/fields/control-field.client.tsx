'use client';

import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useEffect } from 'react';
import type { FormChoice, FormContext } from '#schemas/forms/_shared/define-form.ts';
import { optionalMark } from '#schemas/forms/_shared/fields/optional-mark.ts';
import { workYears } from '#schemas/forms/job-apply/work-years.ts';
import { BirthdayControl } from '../controls/birthday-control.client.tsx';
import { CheckboxControl } from '../controls/checkbox-control.client.tsx';
import { CheckboxesControl, RadiosControl, SelectControl } from '../controls/choice-controls.client.tsx';
import { FilesControl } from '../controls/files-control.client.tsx';
import { LongTextControl } from '../controls/long-text-control.client.tsx';
import { QuestionsControl } from '../controls/questions-control.client.tsx';
import { TextControl } from '../controls/text-control.client.tsx';
import type { ControlProps, FormControlContext } from './control.ts';
import { getDisabledReason } from './disabled-reason.ts';
import { readPresentation } from './ui-schema.ts';

/** Renders one field with the control that its presentation names. */
export function ControlField(props: FieldProps): ReactNode {
  const { schema, uiSchema, fieldPathId, formData, rawErrors, errorSchema, required, registry, onChange } = props;
  const presentation = readPresentation(uiSchema);
  const formContext: FormControlContext | undefined = registry.formContext;
  const disabledReason =
    presentation && formContext ? getDisabledReason(fieldPathId.path, presentation, formContext) : undefined;
  const isStale =
    formData !== undefined &&
    (disabledReason === 'checked' || isOfOtherChoice(fieldPathId.path, formData, presentation, formContext));
  useEffect(() => {
    if (isStale) onChange(undefined, fieldPathId.path);
  }, [isStale, onChange, fieldPathId.path]);
  if (!presentation || !formContext || isHidden(fieldPathId.path, presentation, formContext)) return null;
  const name = fieldPathId.path.join('.');
  const control: ControlProps = {
    id: fieldPathId.$id,
    name,
    label: createLabel(name, schema.title, formContext.context),
    hint: createHint(formContext.context.hints?.[name] ?? schema.description, formContext.context.hintLinks?.[name]),
    error: rawErrors?.[0],
    errors: errorSchema ?? {},
    value: formData,
    presentation,
    required: required === true || presentation.requiredIfListed === true || isRequiredPhone(name, formContext.context),
    isDisabled: disabledReason !== undefined,
    formContext,
    onChange: (value) => onChange(value, fieldPathId.path),
  };
  return renderControl(control, schema.maxLength);
}

const isRequiredPhone = (name: string, { phoneRequired }: FormContext): boolean =>
  phoneRequired === true && name === 'phoneNumber';

function createLabel(name: string, title = '', context: FormContext): string {
  if (isRequiredPhone(name, context)) return title.replace(optionalMark, '');
  return context.optionalFields?.includes(name) ? title + optionalMark : title;
}

function createHint(text: string | undefined, link: { text: string; url: string } | undefined): ReactNode {
  if (!link) return text;
  return (
    <>
      {text} <a href={link.url}>{link.text}</a>
    </>
  );
}

function renderControl(control: ControlProps, maxLength: number | undefined): ReactNode {
  switch (control.presentation.control) {
    case 'long-text':
      return <LongTextControl {...control} maxLength={maxLength} />;
    case 'select': {
      const suggestions = control.formContext.context.typedChoices?.[control.name];
      if (suggestions !== undefined) return <TextControl {...control} suggestions={suggestions} />;
      return <SelectControl {...control} choices={choicesOf(control)} />;
    }
    case 'month':
    case 'year':
      return <SelectControl {...control} value={numberText(control.value)} choices={choicesOf(control)} />;
    case 'radios':
      return <RadiosControl {...control} choices={choicesOf(control)} />;
    case 'checkboxes':
      return <CheckboxesControl {...control} choices={choicesOf(control)} />;
    case 'checkbox':
      return <CheckboxControl {...control} />;
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

/** Returns whether a field is hidden in the current state of the form. Without script every field with options is shown. */
function isHidden(
  path: readonly (string | number)[],
  { visibleWhen, requiredIfListed }: Pick<ControlProps['presentation'], 'visibleWhen' | 'requiredIfListed'>,
  { context, isHydrated, values }: FormControlContext,
): boolean {
  if (context.hiddenFields?.includes(path.join('.'))) return true;
  const name = path.join('.');
  const isTyped = context.typedChoices?.[name] !== undefined;
  if (requiredIfListed && !isTyped && (context.choices[name] ?? []).length === 0) return true;
  if (!visibleWhen || !isHydrated) return false;
  const other = values[visibleWhen.field];
  if (visibleWhen.values) return !visibleWhen.values.some((value) => value === other);
  return !(context.choices[path.join('.')] ?? []).some(({ of }) => of === other);
}

/** Whether a chosen option belongs to another value of the field that the options depend on. Without script it stays. */
function isOfOtherChoice(
  path: readonly (string | number)[],
  value: unknown,
  presentation: ControlProps['presentation'] | undefined,
  formContext: FormControlContext | undefined,
): boolean {
  if (!presentation?.visibleWhen || presentation.visibleWhen.values || !formContext?.isHydrated) return false;
  const other = formContext.values[presentation.visibleWhen.field];
  const options = (formContext.context.choices[path.join('.')] ?? []).filter((each) => each.value === value);
  return options.length > 0 && options.every(({ of }) => of !== other);
}

const months = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2001, at, 1)),
}));

function choicesOf({ name, presentation, formContext }: ControlProps): readonly FormChoice[] {
  const { context, values, isHydrated } = formContext;
  if (presentation.control === 'month') return months;
  if (presentation.control === 'year')
    return workYears(context.today, context.job?.workYears ?? 0).map((year) => ({
      value: String(year),
      label: String(year),
    }));
  const all = presentation.options ?? context.choices[name] ?? [];
  if (!presentation.visibleWhen || !isHydrated) return all;
  const other = values[presentation.visibleWhen.field];
  return all.flatMap(({ group, ...each }) => (each.of === other ? [each] : []));
}
