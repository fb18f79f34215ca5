'use client';

import { useState } from 'react';
import type { DayLimits } from './day-limits.ts';
import { formatDayWithWeekday } from './day-names.ts';
import { validateDay } from './validate-day.ts';

interface TypedDayInput extends DayLimits {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export interface TypedDay {
  /** The text in the field: what is being typed, or the chosen day. */
  readonly text: string;
  /** Why the typed day cannot be booked. */
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  /** Parses the typed text. Returns whether it is valid. */
  readonly commit: (text: string) => boolean;
  readonly pick: (day: string) => void;
}

/** The text of a date field. It is parsed when the guest leaves the field, not on each keystroke. */
export function useTypedDay({ value, onChange, ...limits }: TypedDayInput): TypedDay {
  const [draft, setDraft] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [previousValue, setPreviousValue] = useState(value);

  const setTyped = (text: string | undefined, problemText: string | undefined): void => {
    setDraft(text);
    setProblem(problemText);
  };
  // A day that is set from outside replaces the typed text.
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value) setTyped(undefined, undefined);
  }

  const formattedDay = value ? formatDayWithWeekday(value) : '';
  const changeDay = (day: string): void => {
    if (day !== value) onChange(day);
  };
  return {
    text: draft ?? formattedDay,
    problem,
    type: setDraft,
    commit(text) {
      if (draft === undefined && text === formattedDay) return true;
      const result = validateDay(text, limits);
      setTyped(result.problem && text, result.problem);
      changeDay(result.day ?? '');
      return result.problem === undefined;
    },
    pick(day) {
      setTyped(undefined, undefined);
      changeDay(day);
    },
  };
}
