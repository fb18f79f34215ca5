/** A change that an editor makes at once, and that is undone at once. */
export interface Intention {
  /** The fields and tiles that it changes. */
  readonly places: readonly string[];
  readonly added: ReadonlySet<string>;
  readonly deleted: ReadonlySet<string>;
  /** Whether it chooses the other editor’s version in a conflict. */
  readonly isChoice: boolean;
  /** The field that is being typed in; undefined if the next change is another intention. */
  readonly typedIn: string | undefined;
  readonly atMs: number;
}

/** What an editor can undo, oldest first, and what they can redo, the next first. */
export interface Intentions {
  readonly past: readonly Intention[];
  readonly future: readonly Intention[];
}

/** The longest pause within text that is undone at once. */
const maxPauseMs = 1000;

/** Adds an intention. Text that is typed in the same field without a pause belongs to the last one. */
export function addIntention({ past, future }: Intentions, intention: Intention): Intentions {
  const last = past.at(-1);
  const { typedIn, atMs } = intention;
  const isContinued =
    last !== undefined &&
    typedIn !== undefined &&
    last.typedIn === typedIn &&
    future.length === 0 &&
    atMs - last.atMs <= maxPauseMs;
  if (!isContinued) return { past: [...past, intention], future: [] };
  const added = new Set([...last.added, ...intention.added]);
  const deleted = new Set([...last.deleted, ...intention.deleted]);
  return { past: [...past.slice(0, -1), { ...intention, added, deleted }], future: [] };
}

/** The next change in a field is another intention. */
export const stopTyping = ({ past, future }: Intentions): Intentions => ({
  past: past.map((each) => ({ ...each, typedIn: undefined })),
  future,
});

/** The intentions after one of them is undone or redone. */
export function moveIntention({ past, future }: Intentions, kind: 'undo' | 'redo'): Intentions {
  if (kind === 'undo') return stopTyping({ past: past.slice(0, -1), future: [...past.slice(-1), ...future] });
  return stopTyping({ past: [...past, ...future.slice(0, 1)], future: future.slice(1) });
}
