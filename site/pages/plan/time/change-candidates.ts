import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { PlannedDocument } from '../planned-document.ts';
import { hoursOfRestaurant, restaurantChanges, type Window } from './restaurant-changes.ts';

/**
 * The instants within a window at which a planned page may look different, in order. They come from its content and
 * data, without rendering. Only the first change of each fact counts: where that one shows no difference, its later
 * ones show none either.
 */
export function changeCandidates(planned: PlannedDocument, window: Window, collectionCloses: string): readonly Date[] {
  const found = new Set(dayCandidates(window));
  for (const value of walk(timedContent(planned)))
    for (const instant of candidatesOf(value, window, collectionCloses)) found.add(instant);
  return [...found]
    .filter((instant) => instant > window.from.getTime() && instant <= window.until.getTime())
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant));
}

/** The content of a planned page on which its look at an instant may depend. */
export function timedContent(planned: PlannedDocument): readonly unknown[] {
  const { settings } = planned;
  const { page, answers, restaurant, context } = planned.kind === 'page' ? planned : noPage;
  return [settings?.banner, settings?.popup, page?.tiles, page?.envelope, answers, restaurant, context?.booking];
}

const noPage = { page: undefined, answers: undefined, restaurant: undefined, context: undefined };

/** The next day, because calendars start today, and the next year, because of the copyright line. */
export function dayCandidates({ from }: Pick<Window, 'from'>): readonly number[] {
  const today = london?.read(from).date ?? '';
  return [startOf(addDays(today, 1)), startOf(`${Number(today.slice(0, 4)) + 1}-01-01`)];
}

function candidatesOf(value: unknown, window: Window, collectionCloses: string): readonly number[] {
  if (typeof value === 'string') return dateCandidates(value);
  // Check the key first: parsing all data as a restaurant would be slow.
  if (!isObject(value) || !('openingTimes' in value)) return [];
  const hours = hoursOfRestaurant.safeParse(value);
  return hours.success
    ? restaurantChanges(hours.data, window, collectionCloses).map((instant) => instant.getTime())
    : [];
}

/** A day may be a first or a last one, so its start and the start of the next day both count. */
export function dateCandidates(text: string): readonly number[] {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (!isDay && !/^\d{4}-\d{2}-\d{2}T/.test(text)) return [];
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) return [];
  return isDay ? [startOf(text), startOf(addDays(text, 1))] : [instant];
}

const london = wallClock();

const startOf = (date: string): number => london?.instantOf({ date, minutes: 0 }) ?? Date.parse(date);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every value within a value, each object once. Does not look into the objects that `isWhole` accepts. */
export function* walk(root: unknown, isWhole: (value: unknown) => boolean = () => false): Generator<unknown> {
  const seen = new Set<unknown>();
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (seen.has(value)) continue;
    if (typeof value === 'string' || isObject(value)) {
      seen.add(value);
      yield value;
    }
    if (isWhole(value)) continue;
    if (value instanceof Map) pending.push(...value.values());
    else if (isObject(value)) pending.push(...Object.values(value));
  }
}
