'use client';

import { useId, useState } from 'react';
import styles from './date-field.module.css';
import type { DayLimits } from './day/day-limits.ts';
import { useTypedDay } from './day/use-typed-day.client.tsx';
import { NativeDateInput } from './native-date-input.client.tsx';
import { TextDateInput } from './text-date-input.client.tsx';

export interface DateFieldProps extends DayLimits {
  readonly id: string;
  /** The name under which the form sends the day, as `2026-12-24`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** The chosen day; empty for none. */
  readonly value: string;
  /** An error from the form. An error about the typed text takes precedence. */
  readonly error?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A date field: the browser's own until hydration, then a text field with a calendar. */
export function DateField(props: DateFieldProps) {
  const { id, name, label, hint, value, error, first, last } = props;
  const typed = useTypedDay(props);
  const [hydration, setHydration] = useState<{ readonly wasFocused: boolean } | undefined>();
  const hintId = useId();
  const errorId = useId();
  const message = typed.problem ?? error;
  const ariaProps = {
    describedBy: [hint && hintId, message && errorId].filter(Boolean).join(' ') || undefined,
    invalid: Boolean(message),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {hydration ? (
        <TextDateInput {...ariaProps} id={id} name={name} value={value} typed={typed} limits={props} {...hydration} />
      ) : (
        <NativeDateInput
          {...ariaProps}
          id={id}
          name={name}
          value={value}
          first={first}
          last={last}
          onHydrate={(text, wasFocused) => {
            setHydration({ wasFocused });
            if (text) typed.commit(text);
          }}
        />
      )}
      {/* Below the field: the error appears when the field loses focus, and must not move the button that was pressed. */}
      <p className={styles.error} id={errorId} aria-live="polite">
        {message}
      </p>
    </div>
  );
}
