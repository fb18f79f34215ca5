import { nightEndTime } from './offered-times.ts';

/** A part of the day, as in an address. */
export type MealId = 'lunch' | 'afternoon' | 'dinner';

export interface PartOfDay {
  readonly id: MealId;
  readonly legend: 'Lunch' | 'Afternoon' | 'Dinner';
  includes(slot: { readonly time: string }): boolean;
}

/** The parts of a day into which the times of tables are grouped. */
export const partsOfDay: readonly PartOfDay[] = [
  { id: 'lunch', legend: 'Lunch', includes: ({ time }) => time >= nightEndTime && time < '15:00' },
  { id: 'afternoon', legend: 'Afternoon', includes: ({ time }) => time >= '15:00' && time < '17:30' },
  { id: 'dinner', legend: 'Dinner', includes: ({ time }) => time >= '17:30' || time < nightEndTime },
];

/** Returns the parts of the day that have times of which none is free. */
export const findFullParts = <Times extends { readonly time: string }>(
  times: readonly Times[],
  isFree: (time: Times) => boolean,
): readonly PartOfDay[] =>
  partsOfDay.filter((part) => {
    const own = times.filter(part.includes);
    return own.length > 0 && !own.some(isFree);
  });
