'use client';

import { useState } from 'react';
import type { DayLimits } from './day-limits.ts';
import { dayWords } from './day-words.ts';
import { validateDay } from './validate-day.ts';

interface TypedDayInput extends DayLimits {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export interface TypedDay {
  /** What stands in the field: what is being typed, or the chosen day in words. */
  readonly text: string;
  /** Why what was typed is no day to book. */
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  /** Reads what was typed; whether it left nothing to say. */
  readonly settle: (text: string) => boolean;
  readonly pick: (day: string) => void;
}

/** The text of a date field. It is read when the guest is done with it, never at each letter. */
export function useTypedDay({ value, onChange, ...limits }: TypedDayInput): TypedDay {
  const [draft, setDraft] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();
  const [known, setKnown] = useState(value);

  const keep = (text: string | undefined, said: string | undefined): void => {
    setDraft(text);
    setProblem(said);
  };
  // A day that comes from elsewhere takes the place of what is typed.
  if (value !== known) {
    setKnown(value);
    if (value) keep(undefined, undefined);
  }

  const inWords = value ? dayWords(value) : '';
  const take = (day: string): void => {
    if (day !== value) onChange(day);
  };
  return {
    text: draft ?? inWords,
    problem,
    type: setDraft,
    settle(text) {
      if (draft === undefined && text === inWords) return true;
      const result = validateDay(text, limits);
      keep(result.problem && text, result.problem);
      take(result.day ?? '');
      return result.problem === undefined;
    },
    pick(day) {
      keep(undefined, undefined);
      take(day);
    },
  };
}
