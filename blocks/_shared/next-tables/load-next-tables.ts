import type { StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { nextTimes } from '#schemas/domain/booking/availability/offered-times.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { readSessionCookie } from '#schemas/domain/session/session-cookie.ts';
import { readLastParty } from './last-party.ts';
import {
  countOf,
  type Party,
  renderNoneAtVisit,
  renderNoneSoon,
  renderText,
  renderTimes,
  type TablesDay,
} from './render-next-tables.ts';

/** The API answers for at most as many restaurants at once. */
const maxRestaurants = 50;
const shownTimes = 3;

/** The age in seconds up to which a reply that another visitor has received will do. */
const maxAgeSeconds = 30;

/**
 * Shows the next free times of all given restaurants for the party last chosen: those of the day that the visitor chose,
 * otherwise those of today, and of tomorrow where today has none left. One request for each day. Nothing is shown if there
 * is not an answer.
 */
export async function loadNextTables(elements: readonly HTMLElement[]): Promise<void> {
  const [first] = elements;
  if (!first) return;
  const party = readLastParty() ?? { adults: Number(first.dataset.covers), children: 0 };
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort(), { once: true });
  const withoutTable = await showDay(elements.slice(0, maxRestaurants), firstDayOf, party, leaving.signal);
  for (const element of withoutTable) {
    const day = firstDayOf(element);
    if (day.kind === 'chosen') renderNoneAtVisit(element, day, party);
    else renderText(element, `None left today for ${countOf(party)}`);
  }
  const withTomorrow = withoutTable.filter((element) => firstDayOf(element).kind === 'today');
  const without = await showDay(withTomorrow, tomorrowOf, party, leaving.signal);
  for (const element of without) renderNoneSoon(element, party);
}

const firstDayOf = ({ dataset: { visitDate, today = '' } }: HTMLElement): TablesDay =>
  visitDate === undefined ? { date: today, kind: 'today' } : { date: visitDate, kind: 'chosen' };

const tomorrowOf = ({ dataset: { today = '' } }: HTMLElement): TablesDay => ({
  date: addDays(today, 1),
  kind: 'tomorrow',
});

/** Shows the times of a day and resolves to the restaurants that have none. Those without an answer are in neither. */
async function showDay(
  elements: readonly HTMLElement[],
  dayOf: (element: HTMLElement) => TablesDay,
  party: Party,
  signal: AbortSignal,
): Promise<readonly HTMLElement[]> {
  const withoutTable: HTMLElement[] = [];
  // Restaurants in other time zones may have another date.
  for (const [date, group] of Map.groupBy(elements, (element) => dayOf(element).date)) {
    const { answers, now } = await requestAvailability(group, date, party, signal);
    for (const element of group) {
      const answer = answers.get(element.dataset.store ?? '');
      const times = answer && timesOf(element, answer, date, now);
      if (times?.length === 0) withoutTable.push(element);
      else if (times) renderTimes(element, times, dayOf(element), party);
    }
  }
  return withoutTable;
}

/** The next times of an answer; undefined if it says that there are some, but not which. */
function timesOf(
  { dataset }: HTMLElement,
  { available, times }: StoreAvailability,
  date: string,
  now: Date | undefined,
): readonly string[] | undefined {
  if (!available) return [];
  if (!times) return undefined;
  // The product's clock may be shifted to another date, where this time says nothing.
  const here = now && wallClock(dataset.timeZone)?.read(now);
  const afterMinutes = here?.date === date ? here.minutes : undefined;
  const offered = { first: dataset.firstTime ?? '', stepMinutes: Number(dataset.stepMinutes) };
  return nextTimes(times, offered, { count: shownTimes, afterMinutes, wanted: wantedTimesOf(dataset) });
}

/** The part of the day that the visitor chose. */
const wantedTimesOf = ({ visitFrom, visitUntil, visitAround }: DOMStringMap) =>
  visitAround === undefined
    ? undefined
    : { fromMinutes: Number(visitFrom), untilMinutes: Number(visitUntil), aroundMinutes: Number(visitAround) };

interface Availability {
  /** By the ids of the restaurants. */
  readonly answers: ReadonlyMap<string, StoreAvailability>;
  /** The time of the server, because that of the device may be wrong. */
  readonly now?: Date | undefined;
}

/** Requests the availability of restaurants. Without answers if that fails. */
async function requestAvailability(
  elements: readonly HTMLElement[],
  date: string,
  { adults, children }: Party,
  signal: AbortSignal,
): Promise<Availability> {
  const storeIds = [...new Set(elements.map(({ dataset: { store = '' } }) => store))];
  // The specification's request has a distance, which its reply repeats. Here it is from no place.
  const stores = storeIds.map((storeId) => ({ storeId, miles: 0 }));
  const session = readSessionCookie(document.cookie);
  try {
    const response = await fetch('/api/booking/availability', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cache-control': `max-age=${maxAgeSeconds}`,
        ...(session !== undefined && { 'x-session-id': session }),
      },
      body: JSON.stringify({ stores, date, adultCovers: adults, childrenCovers: children }),
      signal,
    });
    const reply: unknown = await response.json();
    const data = isRecord(reply) && reply.success === true && Array.isArray(reply.data) ? reply.data : [];
    const sentAt = response.headers.get('date');
    const answers = new Map(data.map((each) => [String(each.storeId), each]));
    return { answers, now: sentAt === null ? undefined : new Date(sentAt) };
  } catch {
    return { answers: new Map() };
  }
}
