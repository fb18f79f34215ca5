/** Why quota was refused: the visitor’s share is used (429), or all of it (503). */
export type QuotaStatus = 429 | 503;

/** The quota of one form that is being received and processed. */
export interface FormReservation {
  /** The visitor that it is counted for. */
  readonly visitor: string;
  /** Reserves quota for more bytes; a status where there is none left. */
  reserve(bytes: number): QuotaStatus | undefined;
  /** Releases everything that was reserved. */
  release(): void;
}

interface FormQuotaInput {
  /** The maximum number of bytes of all visitors together, and of one. */
  readonly maxBytes: number;
  readonly maxBytesPerVisitor: number;
  /**
   * Bytes of each form that need no quota, so that a form without files is read however many files are being received.
   */
  readonly freeBytes: number;
}

/**
 * Bounds the memory of forms while they are read and sent on. It counts received bytes, not announced ones, so that
 * nobody can block others without sending anything.
 */
export function createFormQuota({
  maxBytes,
  maxBytesPerVisitor,
  freeBytes,
}: FormQuotaInput): (visitor: string) => FormReservation {
  const bytesOfVisitors = new Map<string, number>();
  let totalBytes = 0;
  const add = (visitor: string, bytes: number): void => {
    totalBytes += bytes;
    const visitorBytes = (bytesOfVisitors.get(visitor) ?? 0) + bytes;
    if (visitorBytes > 0) bytesOfVisitors.set(visitor, visitorBytes);
    else bytesOfVisitors.delete(visitor);
  };
  return (visitor) => {
    let receivedBytes = 0;
    let reservedBytes = 0;
    return {
      visitor,
      reserve(bytes) {
        receivedBytes += bytes;
        const additionalBytes = Math.max(0, receivedBytes - freeBytes) - reservedBytes;
        if ((bytesOfVisitors.get(visitor) ?? 0) + additionalBytes > maxBytesPerVisitor) return 429;
        if (totalBytes + additionalBytes > maxBytes) return 503;
        reservedBytes += additionalBytes;
        add(visitor, additionalBytes);
        return undefined;
      },
      release() {
        add(visitor, -reservedBytes);
        reservedBytes = 0;
      },
    };
  };
}
