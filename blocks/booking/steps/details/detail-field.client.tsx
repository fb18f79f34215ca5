'use client';

import { CharacterCount, characterCountId } from '#blocks/_shared/forms/controls/character-count.client.tsx';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input, TextArea } from '#blocks/_shared/ui/field/input.tsx';
import type { BookingDetails, DetailErrors } from '#schemas/domain/booking/booking-details.ts';
import { getDetailText } from './detail-text.ts';

interface DetailFieldProps {
  readonly name: keyof DetailErrors;
  /** Whether the field is required here although the form does not always require it. */
  readonly required?: boolean;
  readonly typed: BookingDetails;
  readonly errors: DetailErrors;
  readonly onTyped: (change: Partial<BookingDetails>) => void;
}

/** One field of the details: label, hint, error, input. */
export function DetailField({ name, required, typed, errors, onTyped }: DetailFieldProps) {
  const { label, hint, presentation, maxLength } = getDetailText(name, required);
  const { control, autoComplete, rows } = presentation ?? {};
  const type = control === 'email' || control === 'tel' ? control : 'text';
  const id = `booking-${name}`;
  const error = errors[name];
  const count = { id, text: typed[name], maxLength: control === 'long-text' ? maxLength : undefined };
  const shared = {
    id,
    name,
    value: typed[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [describedBy({ id, hint, error }), characterCountId(count)].filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onTyped({ [name]: target.value }),
  };
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {control === 'long-text' ? (
        <>
          <TextArea {...shared} rows={rows} />
          <CharacterCount {...count} />
        </>
      ) : (
        <Input {...shared} type={type} autoComplete={autoComplete} spellCheck={type === 'text' ? undefined : false} />
      )}
    </Field>
  );
}
