/** Response times in milliseconds, and how many requests failed. */
export interface Latencies {
  readonly requests: number;
  readonly errors: number;
  readonly p50: number;
  readonly p99: number;
}

/** Collects response times. An error is a status other than the expected one, a time-out or a broken connection. */
export function createLatencyRecorder(expectedStatus: number) {
  const times: number[] = [];
  let errors = 0;
  return {
    add(status: number, milliseconds: number): void {
      times.push(milliseconds);
      if (status !== expectedStatus) errors += 1;
    },
    addError(): void {
      errors += 1;
    },
    summarize(): Latencies {
      const sorted = Float64Array.from(times).sort();
      const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
      return { requests: times.length, errors, p50: at(0.5), p99: at(0.99) };
    },
  };
}
