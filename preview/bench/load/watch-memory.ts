import { readFileSync } from 'node:fs';

export interface MemoryReport {
  /** Resident memory in megabytes: at the start, and means over the beginning and the end of the second half. */
  readonly startMb: number;
  readonly middleMb: number;
  readonly endMb: number;
  /** The growth during the second half, relative to its beginning. */
  readonly growth: number;
}

/** Resident memory of a process in megabytes. Linux only. Source: proc(5). */
const readResidentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Reads the memory of a process once a second until `stop` is called. */
export function watchMemory(pid: number): { readonly stop: () => MemoryReport } {
  const samples = [readResidentMb(pid)];
  const timer = setInterval(() => samples.push(readResidentMb(pid)), 1000);
  return {
    stop() {
      clearInterval(timer);
      return summarizeMemory(samples);
    },
  };
}

/** Compares the first and the last fifth of the second half of the samples. */
export function summarizeMemory(samples: readonly number[]): MemoryReport {
  const half = samples.slice(samples.length >> 1);
  const count = Math.max(1, Math.floor(half.length / 5));
  const middleMb = mean(half.slice(0, count));
  const endMb = mean(half.slice(-count));
  return { startMb: samples[0] ?? 0, middleMb, endMb, growth: endMb / middleMb - 1 };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
