/** What was done, from the beginning. The newest of `past` is what stands there now. */
export interface History<State> {
  readonly present: State;
  readonly past: readonly Step<State>[];
  readonly future: readonly Step<State>[];
}

interface Step<State> {
  readonly state: State;
  /** What led away from this state, in an editor's words: “Moved Hero”. */
  readonly label: string;
  /** Changes with the same mark that follow each other are one: letters typed into one field. */
  readonly mark?: string | undefined;
}

/** Far more than a day's work; old states share nearly all of their tiles. */
const mostSteps = 500;

export const beginHistory = <State>(present: State): History<State> => ({ present, past: [], future: [] });

/** Does something. What had been undone can no longer be done again. */
export function act<State>(history: History<State>, state: State, label: string, mark?: string): History<State> {
  if (state === history.present) return history;
  const last = history.past.at(-1);
  if (mark !== undefined && last?.mark === mark && history.future.length === 0) return { ...history, present: state };
  const past = [...history.past, { state: history.present, label, mark }].slice(-mostSteps);
  return { present: state, past, future: [] };
}

/** Takes the last thing back; the same history where nothing was done. */
export function undo<State>(history: History<State>): History<State> {
  const last = history.past.at(-1);
  if (!last) return history;
  const undone = { state: history.present, label: last.label };
  return { present: last.state, past: history.past.slice(0, -1), future: [undone, ...history.future] };
}

/** Does again what was undone last; the same history where nothing was. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { present: next.state, past: [...history.past, { state: history.present, label: next.label }], future };
}

/** What `undo` would take back, in words; undefined where nothing. */
export const undoLabel = <State>({ past }: History<State>): string | undefined => past.at(-1)?.label;
export const redoLabel = <State>({ future }: History<State>): string | undefined => future[0]?.label;
