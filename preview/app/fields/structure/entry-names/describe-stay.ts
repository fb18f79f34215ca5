import { isRecord } from '#schemas/content/is-record.ts';

/** “Up to 2 guests: 90 minutes”; undefined if an entry is not how long parties stay. */
export function describeStay(entry: unknown): string | undefined {
  if (!isRecord(entry) || typeof entry.upToCovers !== 'number' || typeof entry.minutes !== 'number') return undefined;
  const { upToCovers, minutes } = entry;
  return `Up to ${upToCovers} ${upToCovers === 1 ? 'guest' : 'guests'}: ${minutes} minutes`;
}
