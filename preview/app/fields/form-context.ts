import { createContext, useContext } from 'react';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';

/** What every field of one form shares. Paths begin at what the form is about. */
export interface FormMeans {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Sets a value; `undefined` removes the field. `title` is what undo calls it. */
  readonly change: (path: readonly PathStep[], value: unknown, how: FieldChange) => void;
}

export interface FieldChange {
  readonly title: string;
  /** Whether it is a part of what is being typed, which undo takes back as a whole. */
  readonly isTyping: boolean;
}

export const FormContext = createContext<FormMeans | undefined>(undefined);

export function useForm(): FormMeans {
  const means = useContext(FormContext);
  if (!means) throw new Error('This field stands outside of a form.');
  return means;
}

export const isAtPath = (one: readonly PathStep[], other: readonly PathStep[]): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);
