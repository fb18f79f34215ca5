import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { readLastParty, saveLastParty } from './last-party.ts';
import { loadNextTables } from './load-next-tables.ts';
import { NextTables } from './next-tables.tsx';

const today = '2026-11-21';
const tomorrow = '2026-11-22';

/** The restaurant’s answer for a day; absent if the API has none. */
interface Answer {
  readonly available: boolean;
  readonly times?: readonly string[];
}
type Answers = Readonly<Record<string, Readonly<Record<string, Answer>>>>;

const free = (...times: readonly string[]): Answer => ({ available: true, times });
const full: Answer = { available: false };

interface SentRequest {
  readonly date: string;
  readonly stores: readonly { readonly storeId: string }[];
}
let requests: SentRequest[] = [];
const noon = new Date(`${today}T12:00:00Z`);
/** The time of the server. */
let now: Date | undefined = noon;
let respond: (request: SentRequest) => Response | Promise<Response>;

const answerWith =
  (answers: Answers) =>
  ({ date, stores }: SentRequest): Response => {
    const data = stores.flatMap(({ storeId }) => {
      const answer = answers[date]?.[storeId];
      return answer ? [{ storeId, ...answer }] : [];
    });
    return Response.json({ success: true, data }, now && { headers: { date: now.toUTCString() } });
  };

beforeEach(() => {
  requests = [];
  now = noon;
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const request = JSON.parse(body);
    requests.push(request);
    return respond(request);
  });
});
afterEach(() => void vi.unstubAllGlobals());

const [example] = exampleData.restaurants;
const restaurantOf = (storeId: string, change: Partial<Restaurant> = {}): Restaurant => {
  if (!example) throw new Error('There is no example restaurant.');
  return {
    ...example,
    storeId,
    slug: `slug-${storeId}`,
    title: `Restaurant ${storeId}`,
    onlineBooking: true,
    ...change,
  };
};

const render = (restaurants: readonly Restaurant[], renderedAt = noon, visit?: VisitTime): HTMLElement[] => {
  document.body.innerHTML = renderToStaticMarkup(
    restaurants.map((restaurant) => (
      <NextTables
        key={restaurant.storeId}
        restaurant={restaurant}
        visit={visit}
        page={{ now: renderedAt, options: defaultOptions }}
      />
    )),
  );
  return [...document.querySelectorAll<HTMLElement>('next-tables')];
};

async function show(answers: Answers, restaurants = [restaurantOf('1')], renderedAt?: Date): Promise<HTMLElement[]> {
  respond = answerWith(answers);
  const elements = render(restaurants, renderedAt);
  await loadNextTables(elements);
  return elements;
}

async function showVisit(visit: VisitTime, answers: Answers): Promise<HTMLElement[]> {
  respond = answerWith(answers);
  const elements = render([restaurantOf('1'), restaurantOf('2')], noon, visit);
  await loadNextTables(elements);
  return elements;
}

const linkIn = (element: HTMLElement | undefined, name: string) =>
  within(element ?? document.body)
    .getByRole('link', { name })
    .getAttribute('href');

const timesIn = (element: HTMLElement | undefined): (string | undefined)[] =>
  [...(element?.querySelectorAll('a') ?? [])].map(({ firstChild }) => firstChild?.textContent ?? undefined);

describe('the free times of restaurants on a chosen day', () => {
  it('are those nearest to the chosen part of the day, under the name of the day [diner.next-tables]', async () => {
    const evening = { 1: free('12:00', '17:30', '18:45', '19:00', '19:30', '21:30'), 2: free('17:00', '18:00') };
    const [has, other] = await showVisit({ day: 'sunday', time: 'evening' }, { [tomorrow]: evening });
    expect(requests.map(({ date }) => date)).toEqual([tomorrow]);
    expect([timesIn(has), timesIn(other)]).toEqual([['18:45', '19:00', '19:30'], ['18:00']]);
    expect(has?.querySelector('p')?.textContent).toBe('Sunday 22 November, for 2');
    expect(linkIn(has, '19:00 on Sunday 22 November, a table for 2 at Restaurant 1')).toBe(
      '/booking/slug-1?step=extras&date=2026-11-22&adults=2&time=19%3A00#booking.journey',
    );
  });

  it('are the first of the day if no part of it is chosen [diner.next-tables]', async () => {
    const [element] = await showVisit(
      { day: 'sunday', time: undefined },
      { [tomorrow]: { 1: free('12:00', '19:00') } },
    );
    expect(timesIn(element)).toEqual(['12:00', '19:00']);
  });

  it('are those of the chosen night alone for an hour after midnight, under its name [diner.next-tables] [open.midnight]', async () => {
    const monday = '2026-11-23';
    const [has, none] = await showVisit(
      { day: 'sunday', time: '01:00' },
      { [monday]: { 1: free('00:15', '00:30', '12:00', '23:45'), 2: free('12:00') } },
    );
    expect(timesIn(has)).toEqual(['00:15', '00:30']);
    expect(has?.querySelector('p')?.textContent).toBe('The night from Sunday to Monday, for 2');
    expect(none?.textContent).toContain('No table for 2 in the night from Sunday to Monday at 01:00.');
  });

  it('are those from now on if the chosen day is today [diner.next-tables]', async () => {
    const [element] = await showVisit({ day: 'saturday', time: 'lunch' }, { [today]: { 1: free('11:30', '13:30') } });
    expect(timesIn(element)).toEqual(['13:30']);
    expect(element?.querySelector('p')?.textContent).toBe('Today, for 2');
  });

  it.each([
    ['evening', 'in the evening'],
    ['19:00', 'at 19:00'],
  ])('lead to the other times of the day where there is none: %s [diner.next-tables]', async (time, text) => {
    const [none, full] = await showVisit(
      { day: 'sunday', time },
      { [tomorrow]: { 1: free('12:00', '23:00'), 2: { available: false } } },
    );
    expect(none?.textContent).toBe(`No table for 2 on Sunday 22 November ${text}. Other times at Restaurant 1`);
    expect(linkIn(none, 'Other times at Restaurant 1')).toBe(
      '/booking/slug-1?step=time&date=2026-11-22&adults=2#booking.journey',
    );
    expect(full?.textContent).toContain('No table for 2 on Sunday 22 November');
    expect(requests).toHaveLength(1);
  });
});

describe('the next free times of restaurants', () => {
  it('are the first three from now on, as links to the booking of that table [diner.next-tables]', async () => {
    const [element] = await show({ [today]: { 1: free('11:45', '12:00', '19:00', '18:00', '18:15', '20:00') } });
    expect(timesIn(element)).toEqual(['18:00', '18:15', '19:00']);
    expect([...(element?.querySelectorAll<HTMLElement>('a') ?? [])].map(({ dataset }) => dataset.book)).toEqual([
      '1',
      '1',
      '1',
    ]);
    expect(element?.querySelector('p')?.textContent).toBe('Today, for 2');
    const link = screen.getByRole('link', { name: '18:00 today, a table for 2 at Restaurant 1' });
    expect(link.getAttribute('href')).toBe(
      '/booking/slug-1?step=extras&date=2026-11-21&adults=2&time=18%3A00#booking.journey',
    );
  });

  it('come from one request for all restaurants, at most fifty [diner.next-tables]', async () => {
    const restaurants = Array.from({ length: 51 }, (_, index) => restaurantOf(String(index)));
    const times = Object.fromEntries(restaurants.map(({ storeId }) => [storeId, free('18:00')]));
    const elements = await show({ [today]: times }, restaurants);
    expect(requests.map(({ date, stores }) => [date, stores.length])).toEqual([[today, 50]]);
    expect(elements.filter((element) => timesIn(element).length > 0)).toHaveLength(50);
  });

  it('are those of tomorrow where today has none left, from one more request [diner.next-tables]', async () => {
    const [has, hasNot, never] = await show(
      {
        [today]: { 1: free('18:00'), 2: free('11:00'), 3: full },
        [tomorrow]: { 2: free('11:00', '12:00'), 3: full },
      },
      [restaurantOf('1'), restaurantOf('2'), restaurantOf('3')],
    );
    expect(requests.map(({ date, stores }) => [date, stores.map(({ storeId }) => storeId)])).toEqual([
      [today, ['1', '2', '3']],
      [tomorrow, ['2', '3']],
    ]);
    expect(timesIn(has)).toEqual(['18:00']);
    expect(hasNot?.querySelector('p')?.textContent).toBe('None today. Tomorrow, for 2');
    expect(timesIn(hasNot)).toEqual(['11:00', '12:00']);
    expect(within(hasNot ?? document.body).getByRole('link', { name: /^11:00 tomorrow/ })).toBeTruthy();
    expect(never?.querySelector('p')?.textContent).toBe('No table for 2 today or tomorrow');
    expect(linkIn(never, 'Another day at Restaurant 3')).toBe('/booking/slug-3?step=party&adults=2#booking.journey');
  });

  it('are asked for on the day of each restaurant [diner.next-tables]', async () => {
    const singapore = restaurantOf('2', { timeZone: 'Asia/Singapore' });
    const evening = new Date(`${today}T20:00:00Z`);
    now = evening;
    const answers = { [today]: { 1: free('18:00', '21:00') }, [tomorrow]: { 2: free('03:00', '12:00') } };
    const elements = await show(answers, [restaurantOf('1'), singapore], evening);
    expect(elements.map(timesIn)).toEqual([['21:00'], ['12:00']]);
  });

  it('are all of the day where the server has another date, or states no time [diner.next-tables]', async () => {
    for (const other of [new Date('2025-01-01T12:00:00Z'), undefined]) {
      now = other;
      const [element] = await show({ [today]: { 1: free('09:00') } });
      expect(timesIn(element)).toEqual(['09:00']);
    }
  });

  it('are for the party that was last chosen in the tab [diner.next-tables]', async () => {
    saveLastParty({ adults: 3, children: 1 });
    const [element] = await show({ [today]: { 1: free('18:00') } });
    expect(requests).toMatchObject([{ adultCovers: 3, childrenCovers: 1 }]);
    expect(element?.querySelector('p')?.textContent).toBe('Today, for 4');
    expect(element?.querySelector('a')?.search).toContain('&adults=3&children=1&');
  });

  it.each(['', 'x', '0+0', '2', '-1+0', '2+1+1', '1000+0'])(
    'are for the default party where “%s” is stored [diner.next-tables]',
    (stored) => {
      sessionStorage.setItem('last-party', stored);
      expect(readLastParty()).toBeUndefined();
    },
  );

  it('are for the default party where the browser blocks storage [diner.next-tables]', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveLastParty({ adults: 3, children: 1 });
    await show({ [today]: { 1: free('18:00') } });
    expect(requests).toMatchObject([{ adultCovers: 2, childrenCovers: 0 }]);
  });

  it.each([
    ['the API fails', () => Response.json({ success: false, message: 'No.' }, { status: 502 })],
    [
      'the API refuses',
      () => Response.json({ success: false, data: [{ storeId: '1', available: true, times: ['18:00'] }] }),
    ],
    ['the reply is not JSON', () => new Response('<html>')],
    ['the reply has no entries', () => Response.json({ success: true, data: {} })],
    ['there is no connection', () => Promise.reject(new TypeError('offline'))],
    ['the restaurant is missing in the reply', () => Response.json({ success: true, data: [] })],
    ['the reply names no times', () => Response.json({ success: true, data: [{ storeId: '1', available: true }] })],
  ])('are not shown if %s [diner.next-tables]', async (_, failing) => {
    respond = failing;
    const [element, ...others] = render([restaurantOf('1')]);
    await loadNextTables(element ? [element] : []);
    expect([element?.innerHTML, others.length, requests.length]).toEqual(['', 0, 1]);
  });

  it('say that today has none if there is no answer for tomorrow [diner.next-tables]', async () => {
    const [element] = await show({ [today]: { 1: full } });
    expect(element?.textContent).toBe('None left today for 2');
  });

  it('have no place where a restaurant takes no online bookings [diner.next-tables]', () => {
    expect(render([restaurantOf('1', { onlineBooking: false })])).toEqual([]);
  });

  it('are given up when the visitor leaves the page [diner.next-tables]', async () => {
    const aborted = Promise.withResolvers<unknown>();
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
      signal.addEventListener('abort', () => aborted.reject(signal.reason));
      return aborted.promise;
    });
    const elements = render([restaurantOf('1')]);
    const loaded = loadNextTables(elements);
    dispatchEvent(new Event('pagehide'));
    await loaded;
    expect(elements[0]?.innerHTML).toBe('');
  });
});
