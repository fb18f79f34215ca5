'use client';

import type { ErrorSchema } from '@rjsf/utils';
import { isRecord } from '#schemas/content/is-record.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { asText, type ControlProps } from '../fields/control.ts';
import styles from '../fields/form.module.css';

const parts = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day', maxLength: 2 },
  { part: 'month', label: 'Month', autoComplete: 'bday-month', maxLength: 2 },
  { part: 'year', label: 'Year (optional)', autoComplete: 'bday-year', maxLength: 4 },
] as const;

const errorOf = (errors: ErrorSchema, part: string): string | undefined => errors[part]?.__errors?.[0];

/** A birthday in three inputs. The error is shown on the group, and the invalid part is marked. */
export function BirthdayControl(props: ControlProps) {
  const { id, name, value, errors, onChange } = props;
  const birthday = isRecord(value) ? value : {};
  const error = props.error ?? parts.flatMap(({ part }) => errorOf(errors, part) ?? [])[0];
  return (
    <FieldGroup {...props} error={error}>
      <div className={styles.parts}>
        {parts.map(({ part, label, autoComplete, maxLength }) => (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={`${id}.${part}`}>{label}</label>
            <Input
              type="text"
              id={`${id}.${part}`}
              name={`${name}.${part}`}
              inputMode="numeric"
              maxLength={maxLength}
              autoComplete={autoComplete}
              value={asText(birthday[part])}
              aria-invalid={errorOf(errors, part) ? true : undefined}
              onChange={({ target }) => onChange({ ...birthday, [part]: target.value })}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
