/** How many renderings one question may take: drafts share a process with visitors' pages. */
export const rendersPerQuestion = 12;

/** What a page looks like at an instant: equal texts stand for pages that look the same. */
export type Look = (at: Date) => Promise<string>;

interface ChangeSearch {
  readonly look: Look;
  readonly from: Date;
  /** How far ahead the candidates reach. */
  readonly until: Date;
  /** The instants at which the page may look different, in order. */
  readonly candidates: readonly Date[];
  /** Whether nobody waits for the answer any more: then what is found means nothing. */
  readonly isStopped?: () => boolean;
}

export interface NextChange {
  /** When the page looks different; undefined where that was not found. */
  readonly next: Date | undefined;
  /** Until when the page looks the same. */
  readonly until: Date;
  /** False where the limit of renderings ended the search before its window did. */
  readonly isComplete: boolean;
}

/** Finds when a page looks different next: renders it at one candidate after the other, up to the limit. */
export async function nextChange({
  look,
  from,
  until,
  candidates,
  isStopped = () => false,
}: ChangeSearch): Promise<NextChange> {
  const affordable = candidates.slice(0, rendersPerQuestion - 1);
  if (affordable.length > 0) {
    const before = await look(from);
    for (const at of affordable) {
      if (isStopped()) break;
      if ((await look(at)) !== before) return { next: at, until: at, isComplete: true };
    }
  }
  const unchecked = candidates[affordable.length];
  return { next: undefined, until: unchecked ?? until, isComplete: unchecked === undefined };
}
