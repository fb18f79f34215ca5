interface LatestRequest {
  /** Whether a newer request with the same key has begun. */
  readonly isSuperseded: () => boolean;
  readonly end: () => void;
}

export interface LatestRequests {
  /** Begins a request. Without a key it supersedes nothing. */
  begin(key: string | undefined): LatestRequest;
}

/** Tracks the newest request of each key. Remembers only requests in progress. */
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
