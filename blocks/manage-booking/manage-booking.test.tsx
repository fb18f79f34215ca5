import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import type { OtherTime } from '#schemas/api/booking/manage-booking.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { ManagedPage } from '#schemas/sources/manage-booking.source.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { manageBooking } from '#schemas/tiles/manage-booking/manage-booking.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { ManageBooking } from './manage-booking.tsx';
import type { OpenBooking } from './managed-view.ts';

const placement: Placement = { headingLevel: 1, alternation: 0, first: true, span: 6 };
const tile = manageBooking.schema.parse({ type: 'manage-booking', ...manageBooking.examples.plain });
const path = '/manage-booking/secret';

function openBooking(change: Partial<OpenBooking['booking']> = {}, more: Partial<OpenBooking> = {}): OpenBooking {
  const { manageBooking: example } = exampleData;
  if (example.kind !== 'booking') throw new Error('The example is no booking.');
  const times = { ok: true, value: [slot('18:45'), slot('19:00'), slot('19:15', false)] } as const;
  return { ...example, times, ...more, booking: { ...example.booking, ...change } };
}

const justChanged = { changes: 1, changedAt: '2026-11-21T12:00:00.000Z' };

const slot = (time: string, available = true) => ({ time, available, canEnquire: false, areaIds: undefined });

const render = (managed: ManagedPage | undefined, page: Partial<PageContext> = {}): string =>
  renderToStaticMarkup(
    <ManageBooking
      tile={tile}
      data={{ managed, restaurants: exampleData.restaurants, find: exampleData.form, links: exampleData.form }}
      placement={placement}
      page={{ ...fakePage, now: new Date('2026-11-21T12:00:00Z'), path, query: {}, ...page }}
    />,
  );

describe('a booking that its guest opens', () => {
  it('shows what is booked, and where to go with it [diner.manage]', () => {
    const html = render(openBooking({ changes: 2 }));
    for (const text of [
      'K7MPRWXT',
      'Thursday 3 December 2026',
      '19:00',
      '2 adults and 1 child',
      'Window',
      'A high chair',
    ])
      expect(html).toContain(text);
    expect(html).toContain('1 × Birthday cake (£30.00 each)');
    expect(html).toMatch(/href="\/api\/booking\/calendar\/1018\?[^"]*minutes=105&amp;changes=2&amp;key=secret"/);
    expect(html).toContain('href="/manage-booking/shared/K7MPRWXT-shared"');
  });

  it('leads with day and time, then restaurant and party, then the reference [diner.manage]', () => {
    const html = render(openBooking());
    const { restaurant, booking } = openBooking();
    const slip = html.slice(html.indexOf('data-slip'));
    const parts = ['<b>19:00</b>', `${restaurant?.title}, `, '2 adults and 1 child', `<b>${booking.reference}</b>`];
    const places = parts.map((part) => slip.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('strikes out a cancelled day with a thin line, so that it can still be read [diner.manage]', async () => {
    const css = await readFile(new URL('./manage-booking.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(/\[data-cancelled\] \.when \{\s*text-decoration: line-through 1px var\(--ink-soft\);/);
  });

  it('has the telephone number and the email address of the restaurant on paper [diner.print] [diner.manage]', () => {
    const { restaurant } = openBooking();
    if (!restaurant) throw new Error('The example has no restaurant.');
    const contact = (change: Partial<typeof restaurant>) =>
      /<p class="print-only">([^<]*)<\/p>/.exec(
        render(openBooking({}, { restaurant: { ...restaurant, ...change } })),
      )?.[1];
    const [phone, email] = ['01632 960001', 'soho@example.com'];
    expect(contact({ phone, email })).toBe('Telephone 01632 960001. Email soho@example.com');
    expect(contact({ phone: undefined, email })).toBe('Email soho@example.com');
    expect(contact({ phone: undefined, email: undefined })).toBeUndefined();
  });

  it('offers the times of its day, with its own selected and taken ones disabled [diner.manage]', () => {
    const html = render(openBooking());
    expect(html).toMatch(/<input[^>]*value="19:00"[^>]*>/);
    expect(/<input[^>]*value="19:00"[^>]*>/.exec(html)?.[0]).toContain('checked');
    expect(/<input[^>]*value="19:15"[^>]*>/.exec(html)?.[0]).toContain('disabled');
    expect(html).toContain('value="change"');
  });

  it('offers the times after midnight apart, as those of the night before [diner.manage] [open.midnight]', () => {
    const html = render(openBooking({}, { times: { ok: true, value: [slot('00:15'), slot('19:00')] } }));
    const groups = [...html.matchAll(/<legend>(?:<span[^>]*>)?(.*?)<\/.*?value="([\d:]+)"/g)].map(
      ([, ...group]) => group,
    );
    expect(groups.filter(([, time]) => time?.includes(':'))).toEqual([
      ['Dinner, Thursday 3 December 2026', '19:00'],
      ['After midnight, the night from Wednesday to Thursday', '00:15'],
    ]);
  });

  it('folds the parts of the day without its own time, unless none is selected [diner.manage]', () => {
    const times = { ok: true as const, value: [slot('12:00'), slot('19:00')] };
    const folded = (html: string) =>
      [...html.matchAll(/<details class="[^"]*times[^>]*><summary[^>]*>(.*?)<\/summary>/g)].map(([, text]) => text);
    expect(folded(render(openBooking({}, { times })))).toEqual(['Lunch<small>1 free</small>']);
    expect(folded(render(openBooking({ time: '18:00' }, { times })))).toEqual([]);
  });

  it('shows the day and party whose times it shows, and keeps what was typed beside them [diner.manage]', () => {
    const table = { date: '2026-12-05', adults: 4, children: 0 };
    const values = { bookingDate: table.date, adults: 4, children: 0, specialRequest: 'By the window' };
    const html = render(openBooking({}, { table }), { managed: { action: 'times', values } });
    for (const [name, value] of [
      ['date', '2026-12-05'],
      ['adults', '4'],
    ])
      expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"`));
    expect(html).toContain('>By the window</textarea>');
    expect(html).not.toContain('role="alert"');
    expect(html.match(/id="change-date"/g)).toHaveLength(1);
  });

  it('shows the booked area as chosen until another is posted, and its times only [diner.manage]', () => {
    const value = [
      { ...slot('18:00'), areaIds: ['window'] },
      { ...slot('19:00'), areaIds: ['main-room'] },
    ];
    const chosenIn = (html: string) => /<option value="([^"]*)" selected="">/.exec(html)?.[1];
    const booked = render(openBooking({}, { times: { ok: true, value } }));
    expect(chosenIn(booked)).toBe('window');
    expect(booked).toContain('name="shownArea" value="window"');
    expect(/<input[^>]*value="19:00"[^>]*>/.exec(booked)?.[0]).toContain('disabled');
    const post = (areaId: string) => render(openBooking(), { managed: { action: 'change', values: { areaId } } });
    expect(chosenIn(post('main-room'))).toBe('main-room');
    expect(chosenIn(post(''))).toBe('');
  });

  it('offers the times of any area where the restaurant has chosen the area [diner.manage]', () => {
    const times = { ok: true as const, value: [{ ...slot('19:00'), areaIds: ['main-room'] }] };
    const html = render(openBooking({ isAreaRequested: false }, { times }));
    expect(/<option value="([^"]*)" selected="">/.exec(html)?.[1]).toBe('');
    expect(/<input[^>]*value="19:00"[^>]*>/.exec(html)?.[0]).not.toContain('disabled');
  });

  it('offers the times of the chosen area only [diner.manage]', () => {
    const times: OpenBooking['times'] = {
      ok: true,
      value: [
        { ...slot('18:00'), areaIds: ['window'] },
        { ...slot('19:00'), areaIds: ['main-room'] },
      ],
    };
    const choose = (areaId: string) =>
      render(openBooking({}, { times }), { managed: { action: 'times', values: { areaId } } });
    const isTaken = (html: string, time: string) =>
      new RegExp(`<input[^>]*value="${time}"[^>]*>`).exec(html)?.[0].includes('disabled');
    expect(['18:00', '19:00'].map((time) => isTaken(choose('window'), time))).toEqual([false, true]);
    expect(['18:00', '19:00'].map((time) => isTaken(choose(''), time))).toEqual([false, false]);
    expect(choose('window')).toContain('name="shownArea" value="window"');
    const gone = choose('gone');
    expect(['18:00', '19:00'].map((time) => isTaken(gone, time))).toEqual([false, false]);
  });

  it('says where no table is free, or why there are no times [diner.manage]', () => {
    const full = render(openBooking({}, { times: { ok: true, value: [slot('19:15', false)] } }));
    expect(full).toContain('No table is free for this party on Thursday 3 December 2026.');
    const failed = render(openBooking({}, { times: { ok: false, message: 'The kitchen is closed.' } }));
    expect(failed).toContain('The kitchen is closed.');
  });

  it('says whom to ask for a larger party that finds no table [diner.manage]', () => {
    const table = { date: '2026-12-03', adults: 9, children: 0 };
    const none = { ok: false, message: 'This occasion is for up to 8.' } as const;
    const html = render(openBooking({}, { table, times: none }));
    expect(html).toMatch(
      /href="\/group-booking\?restaurant=[^"]*&amp;guests=9&amp;date=2026-12-03">Ask for a table for 9</,
    );
    expect(html.match(/href="tel:/g)).toHaveLength(3);
    expect(render(openBooking({}, { table: { ...table, adults: 2 }, times: none }))).not.toContain('group-booking');
  });

  it.each<'times' | 'change'>(['times', 'change'])(
    'gives the reason and the way for a party that its occasion does not take: %s [diner.manage]',
    (action) => {
      const table = { date: '2026-12-03', adults: 9, children: 0 };
      const message = 'Sorry, this restaurant is unable to accept a booking for that number of guests.';
      const managed = openBooking(
        { occasionCovers: { minimum: 1, maximum: 8 } },
        { table, times: { ok: false, message, code: 18 } },
      );
      const values = { bookingDate: table.date, adults: 9, children: 0, time: '19:00' };
      const html = render(managed, { managed: { action, values, ...(action === 'change' && { message }) } });
      const reason = 'Tables for up to 8 can be booked here';
      const link = /href="\/group-booking\?restaurant=[^"]*&amp;guests=9&amp;date=2026-12-03">Ask for a table for 9</;
      expect(html).toContain(`<p id="change-adults-error" class="ui-field-error">${reason}</p>`);
      expect(html).not.toContain('unable to accept');
      const [, form = ''] = html.split('id="change"');
      expect(form).toMatch(link);
      expect(form).toContain('Your booking stays until you cancel it.');
      const [, alert = ''] = /role="alert"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
      expect(alert.startsWith(`${reason}. Your booking is as shown here.`)).toBe(action === 'change');
      expect(link.test(alert)).toBe(action === 'change');
    },
  );

  it('tells a party that is too small for its occasion, without the form for larger ones [diner.manage]', () => {
    const table = { date: '2026-12-03', adults: 5, children: 0 };
    const covers = { minimum: 9, maximum: 20 };
    const group = { adults: 10, children: 0, occasion: 'Group', occasionCovers: covers };
    const html = render(openBooking(group, { table, times: { ok: false, message: 'No.', code: 18 } }));
    expect(html).toContain('ui-field-error">Group is for 9 or more</p>');
    expect(html).not.toContain('group-booking');
  });

  it.each<[string, Partial<OpenBooking['table'] & object>, string, string]>([
    [
      'a day on which the restaurant is closed',
      { date: '2026-12-25' },
      'change-date',
      'The restaurant is closed on Friday 25 December 2026 for Christmas. Please choose another day.',
    ],
    [
      'a day that has passed',
      { date: '2026-11-01' },
      'change-date',
      'Sunday 1 November 2026 has passed. The first day you can book is Saturday 21 November 2026.',
    ],
    ['a party without adults', { adults: 0 }, 'change-adults', 'There must be one adult at least'],
    ['a party that is too large', { adults: 40 }, 'change-adults', 'Tables for up to 20 can be booked here'],
  ])('marks %s at its field, in the words of the booking form, and offers no change [diner.manage]', (...row) => {
    const [, change, id, message] = row;
    const [restaurant] = exampleData.restaurants;
    if (!restaurant) throw new Error('There is no example restaurant.');
    const closed = { startDate: '2026-12-25', endDate: '2026-12-25', openTime: 'Closed', closeTime: 'Closed' };
    const overrides = [{ ...closed, clickCollectClose: undefined, reason: 'Christmas' }];
    const table = { date: '2026-12-05', adults: 2, children: 0, ...change };
    const times = { ok: false, message: 'This occasion cannot be booked for this date.', code: 17 } as const;
    const managed = openBooking({}, { table, times, restaurant: { ...restaurant, overrides } });
    const html = render(managed);
    expect(html).toContain(`<p id="${id}-error" class="ui-field-error">${message}</p>`);
    expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-describedby="${id}-error" aria-invalid="true"`));
    expect(html.match(/ui-field-error/g)).toHaveLength(1);
    expect(html).not.toContain(times.message);
    expect(html).not.toContain('value="change"');
    const refused = render(managed, { managed: { action: 'change', message: 'No.', values: {} } });
    expect(refused).toContain(`${message.replace(/\.?$/, '.')} Your booking is as shown here.`);
  });

  it('says at the times that none is chosen, once for all parts of the day [diner.manage]', () => {
    const times = { ok: true, value: [slot('12:00'), slot('19:00')] } as const;
    const managed = {
      action: 'change',
      message: 'Choose a time.',
      errors: { time: 'Choose a time.' },
      values: {},
    } as const;
    const html = render(openBooking({}, { times }), { managed });
    expect(html.match(/<p id="change-time-error" class="ui-field-error">Choose a time\.<\/p>/g)).toHaveLength(1);
    expect(html).toMatch(/<fieldset id="change-time"[^>]*aria-describedby="change-time-error"><legend>Lunch/);
    expect(render(openBooking({}, { times }))).not.toContain('change-time');
  });

  it('marks what a posted change left out [diner.manage]', () => {
    const errors = { bookingDate: 'Choose a day.', adults: 'Say how many people come.' };
    const html = render(openBooking(), { managed: { action: 'times', errors, values: {} } });
    expect(html).toContain('<p id="change-date-error" class="ui-field-error">Choose a day.</p>');
    expect(html).toContain('<p id="change-adults-error" class="ui-field-error">Say how many people come.</p>');
    expect(html).not.toMatch(/name="time"|value="change"/);
  });

  describe('of which the new table', () => {
    const terms = { policyText: 'Ours.', amountPence: 1000, freeUntil: '2026-12-04T19:00:00.000Z' };
    const termsText =
      'Cancelling is free until Friday 4 December 2026, 19:00. After that, cancelling or not coming may cost up to £60 (6 × £10).';
    const held = { policyText: 'Theirs.', amountPence: 500, freeUntil: null };
    const free = (...times: (readonly [string, OtherTime['guarantee']])[]): OpenBooking['times'] => ({
      ok: true,
      value: times.map(([time, guarantee]) => ({ ...slot(time), guarantee })),
    });
    const table = { date: '2026-12-05', adults: 6, children: 0 };
    const confirmationOf = (booking: Partial<OpenBooking['booking']>, times: OpenBooking['times']) => {
      const [, form = ''] = render(openBooking({ guarantee: null, ...booking }, { table, times })).split('id="change"');
      return /maxLength.*?<\/textarea>(.*?)<\/form>/i.exec(form)?.[1] ?? '';
    };

    it('needs a card as well says so with its terms before the button [diner.manage] [booking.card]', () => {
      const html = confirmationOf({ guarantee: held, hasCard: true }, free(['19:00', terms], ['20:00', terms]));
      expect(html).toContain(`Your card holds the new table as well.</p><p>${termsText}</p>`);
      expect(html).not.toMatch(/Theirs|£5/);
    });

    it('keeps a guarantee that is due already says so [diner.manage] [booking.card]', () => {
      const html = confirmationOf(
        { guarantee: held, hasCard: true },
        free(['19:00', { amountPence: 1000, covers: 7 }]),
      );
      expect(html).toContain('from now on, cancelling or not coming may cost up to £70 (7 × £10).');
    });

    it('needs a card that the booking has not leads to a new booking instead of a refusal [diner.manage] [booking.card]', () => {
      const html = confirmationOf({ hasCard: false }, free(['19:00', terms]));
      expect(html).toContain('A card must hold this table, and your booking has none.');
      expect(html).toContain(
        'href="/booking/soho?date=2026-12-05&amp;adults=6&amp;children=0">Book it as a new table</a>',
      );
      expect(html).not.toContain('value="change"');
    });

    it('needs a card at some times only names them, and can be changed to the others [diner.manage]', () => {
      const html = confirmationOf(
        { hasCard: false },
        free(['00:15', terms], ['19:00', undefined], ['20:00', undefined]),
      );
      expect(html).toContain(`<p>00:15: ${termsText}</p><p>19:00, 20:00: No card is needed.</p>`);
      expect(html).toContain('value="change"');
    });

    it('needs no card says that the card is not charged, if there is one [diner.manage]', () => {
      const times = free(['19:00', undefined]);
      expect(confirmationOf({ guarantee: held, hasCard: true }, times)).toContain('The new table needs no card');
      expect(confirmationOf({ hasCard: true }, times)).not.toContain('card');
    });
  });

  it.each([
    ['is free', true],
    ['is taken', false],
  ])('offers the change only where a time can be chosen: one %s [diner.manage]', (_, available) => {
    const html = render(openBooking({}, { times: { ok: true, value: [slot('19:15', available)] } }));
    expect(html.includes('value="change"')).toBe(available);
  });

  it.each([
    ['free of charge', null, 'Cancelling is free. The table is given to others at once.'],
    ['free until a time', '2026-12-02T19:00:00.000Z', 'Cancelling is free until Wednesday 2 December 2026, 19:00.'],
    [
      'no longer free',
      '2020-01-01T00:00:00.000Z',
      'It is too late to cancel free of charge: from now on, cancelling or not coming may cost up to £30 (3 × £10).',
    ],
  ])('states before the second step of cancelling that it is %s [diner.manage]', (_, freeUntil, text) => {
    const guarantee = freeUntil === null ? null : { amountPence: 1000, policyText: null, freeUntil };
    const first = render(openBooking({ guarantee }));
    expect(first).not.toContain('value="cancel"');
    expect(first).toContain(`href="${path}?step=cancel#cancel"`);
    const second = render(openBooking({ guarantee }), { query: { step: ['cancel'] } });
    expect(second).toContain(text);
    expect(second.indexOf(text)).toBeLessThan(second.indexOf('value="cancel"'));
  });

  it.each([
    [{ amountPence: 1000 }, 'the restaurant may charge your card up to £30 (3 × £10)'],
    [{ amountPence: 1000, freeUntil: '2026-12-02T19:00:00.000Z' }, 'Nothing is charged to your card.'],
  ])(
    'says once it is cancelled whether the card %o may be charged [diner.manage] [booking.card]',
    (guarantee, text) => {
      const html = render(openBooking({ status: 'cancelled', canChange: false, canCancel: false, guarantee }));
      expect(html).toContain(text);
      expect(html).not.toContain('<dt>Card</dt>');
    },
  );

  it('states what its card risks with the date and the amount [diner.manage] [booking.card]', () => {
    expect(render(openBooking())).toContain(
      '<dt>Card</dt><dd>Cancelling is free until Wednesday 2 December 2026, 19:00. After that, cancelling or not coming may cost up to £30 (3 × £10).</dd>',
    );
  });

  it('shows why a change was not made, with what was chosen [diner.manage]', () => {
    const managed = { action: 'change', message: 'That time has just been taken.', values: { time: '18:45' } } as const;
    const html = render(openBooking(), { managed });
    expect(html).toMatch(/role="alert"[^>]*>That time has just been taken\. Your booking is as shown here\./);
    expect(/<input[^>]*value="18:45"[^>]*>/.exec(html)?.[0]).toContain('checked');
  });

  it('posts the booking as it is, to tell a change that changes nothing [diner.manage]', () => {
    const html = render(openBooking());
    expect(html).toContain('name="ownTable" value="2026-12-03 19:00 2 1"');
    expect(html).toContain('name="ownArea" value="window"');
    expect(html).toContain('name="ownRequest" value="A high chair, please."');
  });

  it('posts the day and party whose times it shows [diner.manage]', () => {
    const table = { date: '2026-12-05', adults: 4, children: 1 };
    const html = render(openBooking({}, { table }));
    for (const [name, value] of [
      ['shownDate', '2026-12-05'],
      ['shownAdults', '4'],
      ['shownChildren', '1'],
    ])
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  });

  describe('when a change is posted with the times of another day', () => {
    const table = { date: '2026-12-24', adults: 2, children: 0 };
    const message = 'These are the times for Thursday 24 December. Choose one, then change your table.';
    const values = { bookingDate: table.date, adults: 2, children: 0 };
    const post = (time: string, times: OpenBooking['times'], isUnconfirmed = true) =>
      render(openBooking({}, { table, times }), {
        managed: { action: 'change', message, isUnconfirmed, values: { ...values, time } },
      });
    const free = { ok: true, value: [slot('15:30'), slot('15:45', false)] } as const;

    it('shows the new times, with the same one chosen if it is free [diner.manage]', () => {
      const html = post('15:30', free);
      expect(html).toContain(`${message} Your booking is as shown here.`);
      expect(/<input[^>]*value="15:30"[^>]*>/.exec(html)?.[0]).toContain('checked');
      expect(html).not.toContain('ui-field-error');
    });

    it.each(['20:00', '15:45'])('says at the times and above that there is no table at %s [diner.manage]', (time) => {
      const html = post(time, free);
      const missing = `There is no table at ${time} on Thursday 24 December. Choose one of these times.`;
      expect(html).toContain(`${missing} Your booking is as shown here.`);
      expect(html).toContain(`<p id="change-time-error" class="ui-field-error">${missing}</p>`);
      expect(html).not.toContain(message);
    });

    it('says the same of a time that the day does not have, not of one that was just taken [diner.manage]', () => {
      expect(post('20:00', free, false)).toContain('There is no table at 20:00 on Thursday 24 December.');
      expect(post('15:45', free, false)).not.toContain('There is no table');
    });

    it('says that the day has no table [diner.manage]', () => {
      const html = post('20:00', { ok: true, value: [slot('15:45', false)] });
      expect(html).toMatch(/role="alert"[^>]*>No table is free for this party on Thursday 24 December 2026\./);
      expect(html).not.toContain('These are the times');
    });
  });

  it('says that it was changed only where it was [diner.manage]', () => {
    const query = { step: ['changed'] };
    expect(render(openBooking({ changes: 0 }), { query })).not.toContain('is changed');
    expect(render(openBooking({ changes: 1, changedAt: null }), { query })).not.toContain('is changed');
    const openedAfter = (minutes: number) => {
      const now = new Date(Date.parse('2026-11-21T12:00:00Z') + minutes * 60_000);
      return render(openBooking(justChanged), { query, now });
    };
    expect(openedAfter(9)).toMatch(/<shown-once><p [^>]*role="status"/);
    expect(openedAfter(9)).toContain('Your booking is changed. A mail with the changes is on its way.');
    expect(openedAfter(10)).not.toContain('is changed');
  });

  it('says that the details of the guest were changed [diner.manage]', () => {
    const html = render(openBooking(justChanged), { query: { step: ['details'] } });
    expect(html).toContain('Your details are changed. A mail with the changes is on its way.');
    expect(html).not.toContain('Your booking is changed');
  });

  it.each([
    ['changed', openBooking(justChanged), /<p[^>]*id="result" tabindex="-1">Your booking is changed/],
    [
      'cancelled',
      openBooking({ status: 'cancelled', canChange: false, canCancel: false }),
      /<div id="result" tabindex="-1"[^>]*><h1[^>]*>Your table is cancelled/,
    ],
  ] as const)('that is %s has one place to land at that can be focused [diner.manage]', (_, managed, place) => {
    const html = render(managed, { query: { step: ['changed'] } });
    expect(html).toMatch(place);
    expect(html.match(/id="result"/g)).toHaveLength(1);
  });

  it('lands at the message where a change was not made, and at the times where they were asked for [diner.manage]', () => {
    const html = render(openBooking());
    expect(html).toContain(`action="${path}#change" method="post"`);
    expect(html).toMatch(new RegExp(`value="change"[^>]*formAction="${path}#problem"`, 'i'));
  });

  it('takes another name and telephone number, shows none, and says whom to call for the email [diner.manage]', () => {
    const html = render(openBooking());
    const [, form = ''] = html.split('id="guest"');
    for (const name of ['firstName', 'lastName', 'phoneNumber'])
      expect(form).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value=""`));
    expect(form).not.toContain('name="email"');
    expect(form).toContain('value="guest"');
    expect(form).toMatch(/email address stays.*href="tel:/);
    expect(render(openBooking({ canChange: false }))).not.toContain('id="guest"');
  });

  it('shows at its field what is wrong with a new name, and keeps what was typed [diner.manage]', () => {
    const error = 'Your last name must be 50 characters or fewer';
    const guest = { typed: { firstName: 'Ada', lastName: 'x'.repeat(51) }, errors: { lastName: error } };
    const html = render(openBooking(), { managed: { action: 'guest', message: `${error}.`, values: {}, guest } });
    expect(html).toContain(`<p id="guest-lastName-error" class="ui-field-error">${error}</p>`);
    expect(html).toMatch(/<input[^>]*id="guest-lastName"[^>]*aria-describedby="guest-lastName-error"/);
    expect(html).toMatch(/<input[^>]*name="firstName"[^>]*value="Ada"/);
    expect([html, render(openBooking())].map((each) => /<details[^>]*id="guest"[^>]*open/.test(each))).toEqual([
      true,
      false,
    ]);
    expect(html).toMatch(
      new RegExp(`role="alert"[^>]*><a href="#guest-lastName">${error}\\.</a> Your booking is as shown here`),
    );
  });

  it('that is cancelled offers nothing but another table [diner.manage]', () => {
    const html = render(openBooking({ status: 'cancelled', canChange: false, canCancel: false }));
    expect(html).toContain('Your table is cancelled');
    expect(html).not.toMatch(/<form|calendar|or cancel the table/);
    expect(html).toContain('href="/booking/soho"');
  });
});

it('friends see where, when and how many, on the laid table, and nothing else [diner.manage]', () => {
  const { storeId, date, time, minutes, adults, children, status, changes } = openBooking().booking;
  const booking = { storeId, date, time, minutes, adults, children, status, changes };
  const html = render(
    { kind: 'shared', booking, restaurant: openBooking().restaurant },
    { path: '/manage-booking/shared/friends-key' },
  );
  expect(html).toContain('href="/api/booking/calendar/shared/friends-key"');
  expect(html).not.toContain('or cancel the table');
  expect(html).toContain('Thursday 3 December 2026');
  expect(html).toContain('<p>2 adults and 1 child</p>');
  expect(html).toContain('data-light');
  expect(html).not.toMatch(/K7MPRWXT|chair|<form/);
  const cancelled = { ...booking, status: 'cancelled' } as const;
  expect(render({ kind: 'shared', booking: cancelled, restaurant: undefined })).not.toContain('data-light');
});

it.each([
  ['booked', 'A table for you', undefined],
  ['asked', 'A table that was asked for', 'This is a request, not a booking yet.'],
  ['cancelled', 'The table is cancelled', 'Nothing is reserved any more.'],
] as const)('friends of a table that is %s read “%s” first [diner.manage]', (status, heading, text) => {
  const { booking, restaurant } = openBooking({ status });
  const html = render({ kind: 'shared', booking, restaurant });
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]).toBe(heading);
  if (text) expect(html).toContain(text);
  expect(html.includes('>Directions<')).toBe(status !== 'cancelled');
  const offersTable = new RegExp(`href="/booking/${restaurant?.slug}">Book a table of your own<`).test(html);
  expect(offersTable).toBe(status === 'cancelled');
});

describe('the front of the restaurant', () => {
  const fronts = (html: string) => [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map(([, caption]) => caption);
  const { booking, restaurant } = openBooking();

  it.each<[string, ManagedPage]>([
    ['the slip of friends', { kind: 'shared', booking, restaurant }],
    [
      'a slip with nothing to change',
      openBooking({ status: 'cancelled', canChange: false, canCancel: false, guarantee: null }),
    ],
  ])('is beside %s, with its name and address [diner.manage]', (_, managed) => {
    const [caption = '', ...others] = fronts(render(managed));
    expect(others).toEqual([]);
    expect(caption).toContain(`>${restaurant?.title}</a>`);
    expect(caption).toContain(restaurant?.postcode);
  });

  it('is not where the booking can be changed, or the restaurant no longer exists [diner.manage]', () => {
    expect(fronts(render(openBooking()))).toEqual([]);
    expect(fronts(render({ kind: 'shared', booking, restaurant: undefined }))).toEqual([]);
    const closed = openBooking({ canChange: false, canCancel: false }, { restaurant: undefined });
    expect(fronts(render(closed))).toEqual([]);
  });
});

it('a wrong key leads to the page that finds bookings [diner.manage]', () => {
  const html = render({ kind: 'unknown' });
  expect(html).toContain('This link opens no booking');
  expect(html).toContain('href="/manage-booking"');
});

it('without a key there are two ways to a booking [diner.manage]', async () => {
  const renderForms = (): string => render({ kind: 'find' }, { path: '/manage-booking' });
  // The first render only starts to load the forms.
  renderForms();
  await vi.dynamicImportSettled();
  const html = renderForms();
  expect([...html.matchAll(/data-form="([^"]*)"/g)].map(([, name]) => name)).toEqual(['find-booking', 'booking-links']);
});

it('an API that cannot manage bookings leaves the numbers to ring [diner.manage]', () => {
  const html = render(undefined);
  expect(html).toContain('ring the restaurant and say the reference');
  expect(html).toMatch(/href="tel:/);
  expect(html).not.toContain('<form');
});

it('a tile that names another form has no form to find a booking, but still shows a booking [tile.formtype]', () => {
  const renderOther = (managed: ManagedPage): string =>
    renderToStaticMarkup(
      <ManageBooking
        tile={{ ...tile, formType: 'contact' }}
        data={{ managed, restaurants: [], find: exampleData.form, links: exampleData.form }}
        placement={placement}
        page={{ ...fakePage, path, query: {} }}
      />,
    );
  expect(render({ kind: 'find' })).toContain('With your reference');
  expect(render({ kind: 'find' })).toMatch(/<h1[^>]*>Find my booking</);
  expect(renderOther({ kind: 'find' })).not.toContain('With your reference');
  expect(renderOther(openBooking())).toContain('K7MPRWXT');
});
