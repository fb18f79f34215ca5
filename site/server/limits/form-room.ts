/** Why quota was refused: the visitor’s share is used (429), or all of it (503). */
export type NoRoom = 429 | 503;

/** The quota of one form that is being received and processed. */
export interface FormSeat {
  /** The visitor that it is counted for. */
  readonly visitor: string;
  /** Reserves quota for more bytes; a status where there is none left. */
  take(bytes: number): NoRoom | undefined;
  /** Releases everything that was reserved. */
  leave(): void;
}

interface RoomInput {
  /** The maximum number of bytes of all visitors together, and of one. */
  readonly most: number;
  readonly mostOfOne: number;
  /**
   * Bytes of each form that need no quota, so that a form without files is read however many files are being received.
   */
  readonly free: number;
}

/**
 * Bounds the memory of forms while they are read and sent on. It counts received bytes, not announced ones, so that
 * nobody can block others without sending anything.
 */
export function createFormRoom({ most, mostOfOne, free }: RoomInput): (visitor: string) => FormSeat {
  const ofVisitors = new Map<string, number>();
  let all = 0;
  const add = (visitor: string, bytes: number): void => {
    all += bytes;
    const own = (ofVisitors.get(visitor) ?? 0) + bytes;
    if (own > 0) ofVisitors.set(visitor, own);
    else ofVisitors.delete(visitor);
  };
  return (visitor) => {
    let come = 0;
    let counted = 0;
    return {
      visitor,
      take(bytes) {
        come += bytes;
        const more = Math.max(0, come - free) - counted;
        if ((ofVisitors.get(visitor) ?? 0) + more > mostOfOne) return 429;
        if (all + more > most) return 503;
        counted += more;
        add(visitor, more);
        return undefined;
      },
      leave() {
        add(visitor, -counted);
        counted = 0;
      },
    };
  };
}
