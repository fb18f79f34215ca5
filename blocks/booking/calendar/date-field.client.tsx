'use client';

import { useState } from 'react';
import { Field, FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
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
  const message = typed.problem ?? error;
  const ariaProps = {
    describedBy: describedBy({ id, hint, error: message }),
    invalid: Boolean(message),
  };
  return (
    <div className={styles.field}>
      <Field id={id} label={label} hint={hint}>
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
      </Field>
      {/* Below the field: the error appears when the field loses focus, and must not move the button that was pressed. */}
      <div className={styles.error} aria-live="polite">
        <FieldMessages id={id} error={message} />
      </div>
    </div>
  );
}
