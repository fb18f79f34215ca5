/** Why there is no room: one visitor has its share of it (429), or all of it is taken (503). */
export type NoRoom = 429 | 503;

/** What one visitor sends and is not answered yet. */
export interface FormSeat {
  /** Whom it is counted to. */
  readonly visitor: string;
  /** Takes room for so many more bytes; a status where there is none. */
  take(bytes: number): NoRoom | undefined;
  /** Gives back all that was taken. */
  leave(): void;
}

interface RoomInput {
  /** The most bytes that are held of all visitors together, and of one. */
  readonly most: number;
  readonly mostOfOne: number;
  /** Bytes of each form that take no room: a form of texts alone is read however many files are on their way. */
  readonly free: number;
}

/**
 * Bounds the memory that forms take while they are read and sent on. What has come counts and not what was announced, so
 * that nobody locks others out by sending nothing.
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
