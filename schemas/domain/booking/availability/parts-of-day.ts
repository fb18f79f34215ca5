import { nightEndTime } from './offered-times.ts';

interface PartOfDay {
  readonly legend: string;
  includes(slot: { readonly time: string }): boolean;
}

/** The parts of a day into which the times of tables are grouped. */
export const partsOfDay: readonly PartOfDay[] = [
  { legend: 'Lunch', includes: ({ time }) => time >= nightEndTime && time < '16:00' },
  { legend: 'Early', includes: ({ time }) => time >= '16:00' && time < '18:30' },
  { legend: 'Dinner', includes: ({ time }) => time >= '18:30' || time < nightEndTime },
];
