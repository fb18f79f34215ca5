import { createContext, useContext } from 'react';
import type { Fix } from '#preview/review/finding.ts';
import type { PathStep, Problem } from '#schemas/content/problem/problem.ts';

/** A problem that is shown at its field, with a link to what causes it. */
export interface FormProblem extends Problem {
  /** What one press of a button changes, beside what the problem is about. */
  readonly fixes?: readonly Fix[];
  readonly link?: { readonly href: string; readonly text: string };
}

/** What the fields of one form share. Paths are relative to the edited value. */
export interface FormContextValue {
  readonly value: unknown;
  readonly problems: readonly FormProblem[];
  /** Sets a value; `undefined` removes the field. `title` is the label of the undo step. */
  readonly change: (path: readonly PathStep[], value: unknown, how: FieldChange) => void;
}

export interface FieldChange {
  readonly title: string;
  /** Whether it is part of continued typing, which is undone as a whole. */
  readonly isTyping: boolean;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const formContext = useContext(FormContext);
  if (!formContext) throw new Error('useForm must be used inside a FormContext provider.');
  return formContext;
}

/** Whether fields are in a new entry that nobody has left yet: what is still to be filled in is not an error there. */
export const NewEntryContext = createContext(false);

export const isAtPath = (one: readonly PathStep[], other: readonly PathStep[]): boolean =>
  one.length === other.length && one.every((step, at) => step === other[at]);

/** The id of a field’s label, for controls that `htmlFor` does not reach. */
export const labelId = (id: string): string => `${id}-label`;
