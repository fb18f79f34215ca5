'use client';

import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Field, FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { CalendarDialog } from './calendar-dialog.client.tsx';
import styles from './date-field.module.css';
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
  useLayoutEffect(() => setHydrated(true), []);

  const checkOnEnter = (event: KeyboardEvent): void => {
    // Enter also submits the form, which must not happen with an invalid day.
    if (event.key === 'Enter' && !check()) event.preventDefault();
  };
  const checkOnBlur = ({ relatedTarget }: FocusEvent): void => {
    // The message would move the button that is being pressed. The form checks the day when it is submitted.
    if (!(relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit')) check();
  };
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const message = problem ?? error;
  const title = value ? 'Change date' : 'Choose a date';
  return (
    <div className={styles.field}>
      <Field id={id} label={label} hint={hint}>
        <div className={isHydrated ? styles.row : styles.plain}>
          <Input
            ref={input}
            type="date"
            id={id}
            name={name}
            className={styles.input}
            value={day}
            min={first}
            max={last}
            required
            aria-describedby={describedBy({ id, hint, error: message })}
            aria-invalid={message ? true : undefined}
            onChange={change}
            onKeyDown={checkOnEnter}
            onBlur={checkOnBlur}
          />
          {isHydrated && (
            <Button
              ref={opener}
              variant="secondary"
              size="beside-field"
              className={styles.open}
              aria-haspopup="dialog"
              aria-label={value ? `${title}, ${formatDayWithWeekday(value)}` : title}
              onClick={() => setOpen(true)}
            >
              <Icon name="calendar" />
              <span className={`visually-hidden ${styles.buttonText}`}>{title}</span>
            </Button>
          )}
          {isOpen && <CalendarDialog value={value} limits={props} onPick={pick} onClose={close} />}
        </div>
      </Field>
      {/* Below the field: the error appears when the field loses focus, and must not move the button that was pressed. */}
      <div className={styles.error} aria-live="polite">
        <FieldMessages id={id} error={message} />
      </div>
    </div>
  );
}
