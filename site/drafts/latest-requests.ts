interface LatestRequest {
  /** Whether a newer request with the same key has begun. */
  readonly isSuperseded: () => boolean;
  readonly end: () => void;
}

export interface LatestRequests {
  /** Begins a request. One without a key supersedes nothing. */
  begin(key: string | undefined): LatestRequest;
}

/** Tells of the requests with the same key which is the newest. Remembers only those under way. */
export function createLatestRequests(): LatestRequests {
  const latest = new Map<string, symbol>();
  return {
    begin(key) {
      const own = Symbol(key);
      if (key !== undefined) latest.set(key, own);
      const isSuperseded = (): boolean => key !== undefined && latest.get(key) !== own;
      return {
        isSuperseded,
        end: () => {
          if (key !== undefined && !isSuperseded()) latest.delete(key);
        },
      };
    },
  };
}
