import { isRecord } from '#schemas/content/is-record.ts';

/** “Main room: 60 seats”; undefined if an entry is not an area with a name and seats. */
export function describeArea(entry: unknown): string | undefined {
  if (!isRecord(entry) || typeof entry.name !== 'string' || entry.name === '') return undefined;
  const seats = Number(entry.seats);
  return entry.seats !== '' && seats > 0 ? `${entry.name}: ${seats} ${seats === 1 ? 'seat' : 'seats'}` : undefined;
}
