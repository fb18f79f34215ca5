/** The maximum number of renderings for one search. Drafts share a process with visitors’ pages. */
export const maxRenders = 12;

/** A fingerprint of the page at an instant: equal texts mean that the page looks the same. */
export type Fingerprint = (at: Date) => Promise<string>;

interface ChangeSearch {
  readonly fingerprint: Fingerprint;
  readonly from: Date;
  /** How far ahead the candidates reach. */
  readonly until: Date;
  /** The instants at which the page may look different, in order. */
  readonly candidates: readonly Date[];
  /** Whether the client has gone. The result is then meaningless. */
  readonly isCancelled?: () => boolean;
}

export interface NextChange {
  /** When the page looks different; undefined where no such instant was found. */
  readonly next: Date | undefined;
  /** Until when the page looks the same. */
  readonly until: Date;
  /** False where the limit of renderings ended the search early. */
  readonly isComplete: boolean;
}

/** Finds when a page next looks different, by rendering it at each candidate up to the limit. */
export async function findNextChange({
  fingerprint,
  from,
  until,
  candidates,
  isCancelled = () => false,
}: ChangeSearch): Promise<NextChange> {
  const checkedCandidates = candidates.slice(0, maxRenders - 1);
  if (checkedCandidates.length > 0) {
    const before = await fingerprint(from);
    for (const at of checkedCandidates) {
      if (isCancelled()) break;
      if ((await fingerprint(at)) !== before) return { next: at, until: at, isComplete: true };
    }
  }
  const unchecked = candidates[checkedCandidates.length];
  return { next: undefined, until: unchecked ?? until, isComplete: unchecked === undefined };
}
