/**
 * The states of a document, oldest first: those that undo returns to, the present one, and those that redo returns to.
 */
export interface History<State> {
  readonly present: State;
  readonly past: readonly Step<State>[];
  readonly future: readonly Step<State>[];
}

interface Step<State> {
  readonly state: State;
  /** What led away from this state, for editors: “Moved Hero”. */
  readonly label: string;
  readonly merge?: { readonly key: string; readonly atMs: number } | undefined;
}

export interface StepInfo {
  readonly label: string;
  /** When it happened, in milliseconds of a monotonic clock. */
  readonly atMs: number;
  /** Consecutive steps with the same key and no pause between them are one step: text typed into one field. */
  readonly mergeKey?: string | undefined;
}

/** Far more than a day's work. Old states share nearly all of their tiles. */
const maxSteps = 500;

/** The longest pause between two keystrokes of one step. */
export const mergePauseMs = 1000;

export const createHistory = <State>(present: State): History<State> => ({ present, past: [], future: [] });

/** Adds a step. Undone steps can no longer be redone. */
export function pushStep<State>(history: History<State>, state: State, info: StepInfo): History<State> {
  const { label, atMs, mergeKey } = info;
  if (state === history.present) return history;
  const merge = mergeKey === undefined ? undefined : { key: mergeKey, atMs };
  const last = history.past.at(-1);
  const isMerged =
    last?.merge !== undefined &&
    last.merge.key === mergeKey &&
    atMs - last.merge.atMs <= mergePauseMs &&
    history.future.length === 0;
  const past = isMerged
    ? [...history.past.slice(0, -1), { ...last, merge }]
    : [...history.past, { state: history.present, label, merge }].slice(-maxSteps);
  return { present: state, past, future: [] };
}

/** Ends the step that typing would extend, for example when a field loses focus. */
export function stopMerging<State>(history: History<State>): History<State> {
  const last = history.past.at(-1);
  if (!last?.merge) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, merge: undefined }] };
}

/** Returns to the state before the last step, or returns the same history if there is none. */
export function undo<State>(history: History<State>): History<State> {
  const last = history.past.at(-1);
  if (!last) return history;
  const undone = { state: history.present, label: last.label };
  const past = stopMerging({ ...history, past: history.past.slice(0, -1) }).past;
  return { present: last.state, past, future: [undone, ...history.future] };
}

/** Repeats the step that was undone last, or returns the same history if there is none. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { present: next.state, past: [...history.past, { state: history.present, label: next.label }], future };
}

/** Label of the step that `undo` reverts; undefined if there is none. */
export const undoLabel = <State>({ past }: History<State>): string | undefined => past.at(-1)?.label;
export const redoLabel = <State>({ future }: History<State>): string | undefined => future[0]?.label;
