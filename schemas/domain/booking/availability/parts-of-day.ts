import { nightEndTime } from './offered-times.ts';

interface PartOfDay {
  readonly legend: string;
  includes(slot: { readonly time: string }): boolean;
}

/** The parts of a day into which the times of tables are grouped. */
export const partsOfDay: readonly PartOfDay[] = [
  { legend: 'Lunch', includes: ({ time }) => time >= nightEndTime && time < '15:00' },
  { legend: 'Afternoon', includes: ({ time }) => time >= '15:00' && time < '17:30' },
  { legend: 'Dinner', includes: ({ time }) => time >= '17:30' || time < nightEndTime },
];
