'use client';

import { useId } from 'react';
import { formatPrice } from '#blocks/_shared/format/format-price.ts';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Select } from '#blocks/_shared/ui/field/input.tsx';
import type { BookingOption } from '#schemas/domain/booking/availability/booking-facts.ts';

interface OptionFieldProps {
  readonly name: 'area' | 'menu';
  readonly legend: string;
  /** The label of the empty option; absent if there is none. */
  readonly emptyLabel: string | undefined;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly options: readonly BookingOption[];
  readonly chosen: string | undefined;
  readonly onChange: (id: string | undefined) => void;
}

/** A choice of an area or a menu; nothing if there is none. */
export function OptionField(props: OptionFieldProps) {
  const { name, legend, emptyLabel, required, error, options, chosen, onChange } = props;
  const id = useId();
  if (options.length === 0) return null;
  return (
    <Field id={id} label={legend} error={error}>
      <Select
        id={id}
        name={name}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, error })}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        {emptyLabel && <option value="">{emptyLabel}</option>}
        {options.map(({ id, name: label, pricePence }) => (
          <option key={id} value={id}>
            {pricePence ? `${label}, ${formatPrice(pricePence)} each` : label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
