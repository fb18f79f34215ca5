import { nameNight } from '#schemas/domain/restaurant/hours/name-night.ts';
import { isAfterMidnight } from './offered-times.ts';

interface PartOfDay {
  includes(slot: { readonly time: string }): boolean;
}

/** A meal, as in an address. */
export type MealId = 'lunch' | 'afternoon' | 'dinner';

export interface Meal extends PartOfDay {
  readonly id: MealId;
  readonly legend: 'Lunch' | 'Afternoon' | 'Dinner';
}

/** The meals of a day, in order. The times of a date before 05:00 belong to none of them. */
export const meals: readonly Meal[] = [
  { id: 'lunch', legend: 'Lunch', includes: ({ time }) => !isAfterMidnight(time) && time < '15:00' },
  { id: 'afternoon', legend: 'Afternoon', includes: ({ time }) => time >= '15:00' && time < '17:30' },
  { id: 'dinner', legend: 'Dinner', includes: ({ time }) => time >= '17:30' },
];

interface TimeGroup<Times> {
  readonly id: MealId | 'night';
  readonly legend: string;
  readonly slots: readonly Times[];
}

/** Groups the times of a date: its meals, then the end of the night before, with the name of that night. */
export const groupTimes = <Times extends { readonly time: string }>(
  times: readonly Times[],
  date: string,
): readonly TimeGroup<Times>[] =>
  [
    ...meals.map(({ id, legend, includes }) => ({ id, legend, slots: times.filter(includes) })),
    {
      id: 'night' as const,
      legend: `After midnight, ${nameNight(date)}`,
      slots: times.filter(({ time }) => isAfterMidnight(time)),
    },
  ].filter(({ slots }) => slots.length > 0);

/** Returns the meals that have times of which none is free. */
export const findFullMeals = <Times extends { readonly time: string }>(
  times: readonly Times[],
  isFree: (time: Times) => boolean,
): readonly Meal[] =>
  meals.filter((meal) => {
    const own = times.filter(meal.includes);
    return own.length > 0 && !own.some(isFree);
  });
