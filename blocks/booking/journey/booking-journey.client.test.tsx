import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { BookingJourney } from './booking-journey.client.tsx';
import { createJourneyRestaurant } from './create-journey-restaurant.ts';

const now = new Date('2026-11-21T12:00:00Z');
const page = {
  pageId: 'b',
  path: '/booking/x',
  now,
  area: { kind: 'home' },
  query: {},
  options: defaultOptions,
} as const;
const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0, time: '19:00' };

function renderAt(step: BookingStep, facts: BookingFacts, party: object = {}, showChildren = false): string {
  const [example] = exampleData.restaurants;
  if (!example) throw new Error('There is no example restaurant.');
  const visit = { step, choice: { ...choice, ...party }, idempotencyKey: 'key-12345' };
  const options = { ...defaultOptions, booking: { ...defaultOptions.booking, showChildren } };
  const restaurant = createJourneyRestaurant(example, { ...page, options }, 2);
  return renderToStaticMarkup(
    <BookingJourney restaurant={restaurant} nearby={[]} visit={visit} facts={facts} isSaved={false} />,
  );
}

describe('a booking without known occasions', () => {
  const facts: BookingFacts = { occasions: { ok: false, message: 'The booking system does not answer.' } };

  it.each(['time', 'extras', 'details'] as const)(
    'shows an error at the step %s, with a way to try again [booking.step2]',
    (step) => {
      const html = renderAt(step, facts);
      expect(html).toContain('The booking system does not answer.');
      expect(html).toContain('Try again');
      expect(html).not.toMatch(/Looking for tables<|Checking what/);
    },
  );

  it('shows a loading indicator [booking.step2]', () => {
    expect(renderAt('time', {})).toContain('Looking for tables');
  });
});

describe('an occasion with menus', () => {
  const occasion = {
    id: 'dinner',
    name: 'Group set menu',
    minimumCovers: 1,
    maximumCovers: 20,
    areaLinkGroup: undefined,
  };
  const menu = (id: string) => ({ id, name: `Menu ${id}`, pricePence: undefined });

  /** The options of the menu. */
  const optionsOf = (...ids: readonly string[]): string => {
    const html = renderAt('time', {
      occasions: { ok: true, value: [{ ...occasion, menuLinkGroup: 'G' }] },
      menus: { ok: true, value: ids.map(menu) },
      slots: { ok: true, value: [] },
    });
    return /<select [^>]*name="menu".*?<\/select>/s.exec(html)?.[0] ?? '';
  };

  it('requires one, and leaves the choice to the guest [booking.areas-menus]', () => {
    const options = optionsOf('small', 'large');
    expect(options).toMatch(/^<select [^>]*required=""/);
    expect(options).toContain('<option value="" selected="">Choose a menu</option><option value="small">');
  });

  it('has its only menu chosen [booking.areas-menus]', () => {
    const options = optionsOf('small');
    expect(options).toContain('<option value="small" selected="">');
    expect(options).not.toContain('value=""');
  });
});

it('names the area of the table before the guest books it, also where the restaurant gives it [booking.step3]', () => {
  const dinner = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8, menuLinkGroup: undefined };
  const requirements = { isEnquiry: false, creditCardRequired: false, isPhoneRequired: false, areaName: 'Terrace' };
  const html = renderAt('details', {
    occasions: { ok: true, value: [{ ...dinner, areaLinkGroup: undefined }] },
    slots: { ok: true, value: [{ time: '19:00', available: true, canEnquire: false, ...unstated }] },
    requirements: { ok: true, value: { ...noTerms, ...requirements } },
  });
  expect(html).toMatch(/· 19:00 · 2 people · Terrace<\/p>/);
  expect(html).toContain('Book the table');
});

const unstated = { date: undefined, areaIds: undefined };
const noTerms = { policyText: undefined, guaranteeAmountPence: undefined, cancelHours: undefined };

describe('the size of a party', () => {
  const dinner = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 60 };
  const value = [{ ...dinner, menuLinkGroup: undefined, areaLinkGroup: undefined }];
  const facts: BookingFacts = { occasions: { ok: true, value } };

  it('is accepted up to 20; for 21 it shows the limit and the group enquiry [booking.covers]', () => {
    expect(renderAt('party', facts, { adults: 20 })).not.toMatch(/Tables for up to|group-booking/);
    const html = renderAt('party', facts, { adults: 21 });
    expect(html).toContain('Tables for up to 20 can be booked here');
    const [example] = exampleData.restaurants;
    expect(html).toContain(
      `href="/group-booking?restaurant=${example?.storeId}&amp;guests=21&amp;date=2026-12-03">ask us for a table</a>`,
    );
  });

  it('includes children only if they are asked for [booking.covers]', () => {
    expect(renderAt('party', facts)).not.toContain('name="children"');
    expect(renderAt('party', facts, {}, true)).toContain('name="children"');
    expect(renderAt('party', facts, { adults: 12, children: 9 }, true)).toContain('guests=21');
  });
});

describe('a booking at a restaurant without online booking', () => {
  it.each([1, 11, 20])('shows the message at once and no form: code %i [booking.codes]', (code) => {
    const facts: BookingFacts = { occasions: { ok: false, code, message: bookingMessage(code) } };
    for (const step of ['party', 'time', 'details'] as const) {
      const html = renderAt(step, facts);
      expect(html).toContain(bookingMessage(code).replaceAll("'", '&#x27;'));
      expect(html).not.toMatch(/<input|Look again|Try again/);
    }
  });
});

it('a confirmation has the level of the heading above the steps, which it replaces [booking.thanks]', () => {
  const [example] = exampleData.restaurants;
  if (!example) throw new Error('There is no example restaurant.');
  const outcome = { kind: 'done', reference: 'PR-1', isEnquiry: false } as const;
  const render = (done?: typeof outcome) =>
    renderToStaticMarkup(
      <BookingJourney
        restaurant={createJourneyRestaurant(example, page, 2)}
        nearby={[]}
        visit={{ step: 'details', choice, idempotencyKey: 'key-12345', ...(done && { outcome: done }) }}
        facts={{}}
        isSaved
        resultHeadingLevel={1}
      />,
    );
  expect(render(outcome)).toMatch(/<h1[^>]*>Your table is booked<\/h1>/);
  expect(render()).toMatch(/<h2[^>]*>Who is coming<\/h2>/);
});
