'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { Icon } from '#blocks/_shared/ui/icon/icon.tsx';
import { CalendarDialog } from './calendar-dialog.client.tsx';
import styles from './date-field.module.css';
import type { DayLimits } from './day/day-limits.ts';
import { formatDayWithWeekday } from './day/day-names.ts';
import type { TypedDay } from './day/use-typed-day.client.tsx';

interface TextDateInputProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly limits: DayLimits;
  readonly typed: TypedDay;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** Whether the field had the focus at hydration. */
  readonly wasFocused: boolean;
}

/** Longer than any formatted day. */
const maxLength = 60;

/** A text field for a day, and the button that opens its calendar. */
export function TextDateInput({
  id,
  name,
  value,
  limits,
  typed,
  describedBy,
  invalid,
  wasFocused,
}: TextDateInputProps) {
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasFocused) input.current?.focus();
  }, [wasFocused]);

  const commitOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter also submits the form, which must not happen with an invalid day.
    if (event.key === 'Enter' && !typed.commit(event.currentTarget.value)) event.preventDefault();
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const title = value ? 'Change date' : 'Choose a date';
  return (
    <div className={styles.row}>
      <Input
        ref={input}
        type="text"
        id={id}
        className={styles.input}
        value={typed.text}
        maxLength={maxLength}
        autoComplete="off"
        required
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => typed.type(target.value)}
        onKeyDown={commitOnEnter}
        onBlur={({ target }) => typed.commit(target.value)}
      />
      <input type="hidden" name={name} value={value} />
      <Button
        ref={button}
        size="beside-field"
        className={styles.open}
        aria-haspopup="dialog"
        aria-label={value ? `${title}, ${formatDayWithWeekday(value)}` : title}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
        <span className={`visually-hidden ${styles.buttonText}`}>{title}</span>
      </Button>
      {open && <CalendarDialog value={value} limits={limits} onPick={typed.pick} onClose={close} />}
    </div>
  );
}
