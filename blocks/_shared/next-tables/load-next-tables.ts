import type { StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { nextTimes } from '#schemas/domain/booking/availability/offered-times.ts';
import { formatChoiceQuery, journeyAnchor } from '#schemas/domain/booking/booking-choice.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { readSessionCookie } from '#schemas/domain/session/session-cookie.ts';
import { readLastParty } from './last-party.ts';

interface Party {
  readonly adults: number;
  readonly children: number;
}

/** The API answers for at most as many restaurants at once. */
const maxRestaurants = 50;
const shownTimes = 3;

/** The age in seconds up to which a reply that another visitor has received will do. */
const maxAgeSeconds = 30;

/**
 * Shows the next free times of all given restaurants for the party last chosen. One request for today, and one for
 * tomorrow where today has none left. Nothing is shown if there is no answer.
 */
export async function loadNextTables(elements: readonly HTMLElement[]): Promise<void> {
  const [first] = elements;
  if (!first) return;
  const party = readLastParty() ?? { adults: Number(first.dataset.covers), children: 0 };
  const leaving = new AbortController();
  addEventListener('pagehide', () => leaving.abort(), { once: true });
  const withoutTable = await showDay(elements.slice(0, maxRestaurants), 'today', party, leaving.signal);
  for (const element of withoutTable) renderText(element, `None left today for ${countOf(party)}`);
  const without = await showDay(withoutTable, 'tomorrow', party, leaving.signal);
  for (const element of without) renderText(element, `No table for ${countOf(party)} today or tomorrow`);
}

type Day = 'today' | 'tomorrow';

/** Shows the times of a day and resolves to the restaurants that have none. Those without an answer are in neither. */
async function showDay(
  elements: readonly HTMLElement[],
  day: Day,
  party: Party,
  signal: AbortSignal,
): Promise<readonly HTMLElement[]> {
  const withoutTable: HTMLElement[] = [];
  // Restaurants in other time zones may have another date.
  for (const date of new Set(elements.map((element) => dateOf(element, day)))) {
    const group = elements.filter((element) => dateOf(element, day) === date);
    const { answers, now } = await requestAvailability(group, date, party, signal);
    for (const element of group) {
      const answer = answers.get(element.dataset.store ?? '');
      const times = answer && timesOf(element, answer, date, now);
      if (times?.length === 0) withoutTable.push(element);
      else if (times) renderTimes(element, { times, date, day, party });
    }
  }
  return withoutTable;
}

const dateOf = ({ dataset: { today = '' } }: HTMLElement, day: Day): string =>
  day === 'today' ? today : addDays(today, 1);

/** The next times of an answer; undefined if it says that there are some, but not which. */
function timesOf(
  { dataset: { timeZone, firstTime = '', stepMinutes } }: HTMLElement,
  { available, times }: StoreAvailability,
  date: string,
  now: Date | undefined,
): readonly string[] | undefined {
  if (!available) return [];
  if (!times) return undefined;
  // The product's clock may be shifted to another date, where this time says nothing.
  const here = now && wallClock(timeZone)?.read(now);
  const afterMinutes = here?.date === date ? here.minutes : undefined;
  const offered = { first: firstTime, stepMinutes: Number(stepMinutes) };
  return nextTimes(times, offered, { count: shownTimes, afterMinutes });
}

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

interface ShownTimes {
  readonly times: readonly string[];
  readonly date: string;
  readonly day: Day;
  readonly party: Party;
}

function renderTimes(element: HTMLElement, { times, date, day, party }: ShownTimes): void {
  const { path = '', title = '' } = element.dataset;
  const count = countOf(party);
  const list = document.createElement('ul');
  list.className = 'plain-list';
  for (const time of times) {
    const link = document.createElement('a');
    const children = party.children > 0 ? party.children : undefined;
    link.href = `${path}${formatChoiceQuery('extras', { date, adults: party.adults, children, time })}#${journeyAnchor}`;
    link.textContent = time;
    const context = document.createElement('span');
    context.className = 'visually-hidden';
    context.textContent = ` ${day}, a table for ${count} at ${title}`;
    link.append(context);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  renderText(element, day === 'today' ? `Today, for ${count}` : `None today. Tomorrow, for ${count}`);
  element.append(list);
}

function renderText(element: HTMLElement, text: string): void {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  element.replaceChildren(paragraph);
}

const countOf = ({ adults, children }: Party): number => adults + children;
