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

const faultOf = (faults: ErrorSchema, part: string): string | undefined => faults[part]?.__errors?.[0];

/** A birthday in three inputs. The group says what is wrong; the part that it is about is marked. */
export function BirthdayControl(props: ControlProps) {
  const { id, name, value, faults, onChange } = props;
  const given = isRecord(value) ? value : {};
  const fault = props.fault ?? parts.flatMap(({ part }) => faultOf(faults, part) ?? [])[0];
  return (
    <Grouped {...props} fault={fault}>
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
              aria-invalid={faultOf(faults, part) ? true : undefined}
              onChange={({ target }) => onChange({ ...given, [part]: target.value })}
            />
          </div>
        ))}
      </div>
    </Grouped>
  );
}
