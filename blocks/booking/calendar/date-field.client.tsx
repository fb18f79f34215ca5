'use client';

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { CalendarDialog } from './calendar-dialog.client.tsx';
import styles from './date-field.module.css';
import { formatDayWithWeekday } from './day/day-names.ts';
import { type DayInput, useDayInput } from './day/use-day-input.client.ts';

interface DateFieldProps extends DayInput {
  readonly id: string;
  /** The name under which the form sends the day, as `2026-12-24`. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** An error from the form. An error about the typed day takes precedence. */
  readonly error?: string | undefined;
}

/** The browser's date field, to which hydration adds a calendar that shows which days can be booked. */
export function DateField(props: DateFieldProps) {
  const { id, name, label, hint, value, error, first, last } = props;
  const { day, problem, input, change, check, pick } = useDayInput(props);
  const [isHydrated, setHydrated] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const errorId = useId();
  useLayoutEffect(() => setHydrated(true), []);

  const checkOnEnter = (event: KeyboardEvent): void => {
    // Enter also submits the form, which must not happen with an invalid day.
    if (event.key === 'Enter' && !check()) event.preventDefault();
  };
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const message = problem ?? error;
  const title = value ? 'Change date' : 'Choose a date';
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
      <div className={isHydrated ? styles.row : styles.plain}>
        <input
          ref={input}
          type="date"
          id={id}
          name={name}
          className={styles.input}
          value={day}
          min={first}
          max={last}
          required
          aria-describedby={[hint && hintId, message && errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={message ? true : undefined}
          onChange={change}
          onKeyDown={checkOnEnter}
          onBlur={check}
        />
        {isHydrated && (
          <button
            ref={opener}
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            aria-label={value ? `${title}, ${formatDayWithWeekday(value)}` : title}
            onClick={() => setOpen(true)}
          >
            <Icon name="calendar" />
            <span className={styles.buttonText}>{title}</span>
          </button>
        )}
        {isOpen && <CalendarDialog value={value} limits={props} onPick={pick} onClose={close} />}
      </div>
      {/* Below the field: the error appears when the field loses focus, and must not move the button that was pressed. */}
      <p className={styles.error} id={errorId} aria-live="polite">
        {message}
      </p>
    </div>
  );
}
