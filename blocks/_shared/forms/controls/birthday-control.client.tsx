'use client';

import type { ErrorSchema } from '@rjsf/utils';
import { asText, type ControlProps } from '../fields/control.ts';
import styles from '../fields/form.module.css';
import { Grouped } from './labelled.client.tsx';

const parts = [
  { part: 'day', label: 'Day', autoComplete: 'bday-day', longest: 2 },
  { part: 'month', label: 'Month', autoComplete: 'bday-month', longest: 2 },
  { part: 'year', label: 'Year (optional)', autoComplete: 'bday-year', longest: 4 },
] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const errorOf = (errors: ErrorSchema, part: string): string | undefined => errors[part]?.__errors?.[0];

/** A birthday in three inputs. The group says what is wrong; the part that it is about is marked. */
export function BirthdayControl(props: ControlProps) {
  const { id, name, value, errors, onChange } = props;
  const given = isRecord(value) ? value : {};
  const error = props.error ?? parts.flatMap(({ part }) => errorOf(errors, part) ?? [])[0];
  return (
    <Grouped {...props} error={error}>
      <div className={styles.parts}>
        {parts.map(({ part, label, autoComplete, longest }) => (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={`${id}.${part}`}>{label}</label>
            <input
              type="text"
              id={`${id}.${part}`}
              name={`${name}.${part}`}
              inputMode="numeric"
              maxLength={longest}
              autoComplete={autoComplete}
              value={asText(given[part])}
              aria-invalid={errorOf(errors, part) ? true : undefined}
              onChange={({ target }) => onChange({ ...given, [part]: target.value })}
            />
          </div>
        ))}
      </div>
    </Grouped>
  );
}
