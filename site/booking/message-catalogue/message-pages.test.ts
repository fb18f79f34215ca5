import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { Access } from '#adapters/access/editor-access.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import { noon, restaurantOf } from '#site/layout/planned-example.ts';
import type { PlannedDocument, PlannedPage } from '#site/pages/plan/planned-document.ts';
import { withDefaultTemplates } from '#site/pages/source/templates/with-default-templates.ts';
import { fakeDependencies } from '#site/pages/testing/fake-dependencies.ts';
import { bookingMessages } from './booking-messages.ts';
import { createMessagePages } from './create-message-pages.ts';
import { createExampleQuestions, exampleOccasion } from './example-questions.ts';
import { messageAddress, readMessageAddress } from './message-address.ts';
import { createMessageRenderer } from './message-renderer.ts';

const dependencies = {
  ...fakeDependencies,
  needsLimitMs: 10_000,
  source: withDefaultTemplates(
    {
      ...fakeDependencies.source,
      restaurants: async () => [restaurantOf({ slug: 'bath' }), restaurantOf({ onlineBooking: true })],
    },
    () => undefined,
  ),
};

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves the pages of messages to a reader with this access. Responds 418 to other addresses. */
async function setUp(access: Access = { kind: 'granted' }) {
  const planned: PlannedDocument[] = [];
  const documentOf = async (status: number, text: string) => ({
    status,
    isComplete: true,
    headers: [],
    body: { identity: Buffer.from(text) },
    etag: '"1"',
    createdAtMs: 0,
  });
  const renderer = createMessageRenderer({
    documents: {
      renderPlanned(document, path) {
        planned.push(document);
        return documentOf(200, path);
      },
    },
    dependencies,
    clock: () => noon,
  });
  const showMessages = createMessagePages({
    access: async () => access,
    documents: { errorPage: documentOf },
    renderer,
  });
  const server = createServer(async (request, response) => {
    if (!(await showMessages(request, response, new URL(request.url ?? '', 'http://site'))))
      response.writeHead(418).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const ask = async (path: string, method = 'GET') => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  return { ask, planned };
}

async function pageAt(path: string): Promise<PlannedPage> {
  const { ask, planned } = await setUp();
  expect((await ask(path)).status).toBe(200);
  const [page] = planned;
  if (page?.kind !== 'page') throw new Error('No page was planned.');
  return page;
}

describe('the page of a message of the booking journey', () => {
  it('has the outcome of a posted form and what was typed [booking.codes]', async () => {
    const { context, head, isStatic, breadcrumbs, structuredData } = await pageAt('/booking-messages/5');
    expect(context.booking).toMatchObject({
      step: 'details',
      choice: { date: '2026-11-28', occasionId: 'example-of-a-message', adults: 2, time: '19:00' },
      typed: { firstName: 'Ada' },
      outcome: { kind: 'refused', code: 5, message: bookingMessage(5) },
    });
    expect([head.title, head.indexed, isStatic, structuredData]).toEqual(['Code 5: Details', false, true, []]);
    expect(breadcrumbs).toEqual([
      { name: 'Booking messages', path: '/booking-messages' },
      { name: 'Code 5: Details', path: '/booking-messages/5' },
    ]);
  });

  it('has the server’s message of code 19 [booking.codes]', async () => {
    const { context } = await pageAt('/booking-messages/19');
    expect(context.booking?.outcome).toMatchObject({ message: 'Orchids is sold out for that day.' });
  });

  it('is back at the time after status 9 [booking.taken]', async () => {
    const { context } = await pageAt('/booking-messages/taken');
    expect(context.booking).toMatchObject({ step: 'time', typed: { firstName: 'Ada' }, outcome: { kind: 'taken' } });
  });

  it('has nothing chosen and posted at its first step [booking.step1]', async () => {
    const { context } = await pageAt('/booking-messages/0');
    expect(context.booking).toMatchObject({ step: 'party', choice: { occasionId: undefined, time: undefined } });
    expect(context.booking?.outcome).toBeUndefined();
  });

  it.each(bookingMessages.flatMap((message) => message.steps.map((step) => [message.name, step, message] as const)))(
    'has an address: %s at %s [booking.codes]',
    (_, step, message) => {
      const address = new URL(messageAddress(message, step), 'http://site');
      expect(readMessageAddress(address)).toEqual({ kind: 'message', message, step });
    },
  );

  it('shows its first step for an unknown one [booking.codes]', () => {
    const read = readMessageAddress(new URL('http://site/booking-messages/5?at=party'));
    expect(read).toMatchObject({ kind: 'message', step: 'details' });
  });
});

describe('the example booking system', () => {
  const party = { storeId: '1', date: '2026-11-28', occasionId: exampleOccasion, adults: 2, children: 0 };
  const questionsOf = (id: string, step: 'party' | 'time' | 'details') => {
    const message = bookingMessages.find((each) => each.id === id);
    if (!message) throw new Error(`There is no message ${id}.`);
    return createExampleQuestions(message, step);
  };
  const slotsOf = async (id: string, step: 'time' | 'details') => {
    const answer = await questionsOf(id, step).slots(party);
    return answer.ok ? answer.value : [];
  };

  it('fails at the step of the message with its code, and at no other step [booking.codes]', async () => {
    const failed = { ok: false, code: 18, message: bookingMessage(18) };
    expect(await questionsOf('18', 'party').occasions('1', party.date)).toEqual(failed);
    expect(await questionsOf('18', 'party').slots(party)).toMatchObject({ ok: true });
    expect(await questionsOf('18', 'time').slots(party)).toEqual(failed);
    for (const step of ['time', 'details'] as const)
      expect(await questionsOf('18', step).occasions('1', party.date)).toMatchObject({
        ok: true,
        value: [{ id: exampleOccasion, name: 'Lunch or dinner', minimumCovers: 1, maximumCovers: 8 }],
      });
  });

  it('has free times, of which only the chosen one is gone when it was just taken [booking.taken]', async () => {
    const times = ['12:30', '13:00', '17:30', '18:00', '18:45', '19:00', '19:15', '20:00'];
    const slots = await slotsOf('5', 'details');
    expect(slots.map(({ time }) => time)).toEqual(times);
    expect(slots.every(({ available, canEnquire }) => available && !canEnquire)).toBe(true);
    const left = (await slotsOf('taken', 'time')).filter(({ available }) => available);
    expect(left.map(({ time }) => time)).toEqual(times.filter((time) => time !== '19:00'));
  });

  it('asks for a telephone number, and for no card, enquiry, menu, area or extra [booking.step2]', async () => {
    const questions = questionsOf('5', 'details');
    const value = { isEnquiry: false, creditCardRequired: false, isPhoneRequired: true };
    expect(await questions.requirements(party, '19:00')).toMatchObject({ ok: true, value });
    expect([
      await questions.areas(party),
      await questions.menus(party, '19:00'),
      await questions.extras(party, '19:00'),
      await questions.availability({ stores: [], date: party.date, adultCovers: 2, childrenCovers: 0 }),
    ]).toEqual(Array.from({ length: 4 }, () => ({ ok: true, value: [] })));
  });
});

describe('the messages of the booking journey', () => {
  it('are those of the codes 0 to 20, of any other code, and of a taken table [booking.codes] [booking.taken]', () => {
    const codes = Array.from({ length: 21 }, (_, code) => String(code));
    expect(bookingMessages.map(({ id }) => id)).toEqual([...codes, 'other', 'taken']);
    for (const { id, name, meaning, steps } of bookingMessages) {
      expect([name, meaning].includes(''), id).toBe(false);
      expect(['party', 'time', 'details'], id).toEqual(expect.arrayContaining([...steps]));
      expect(steps.length, id).toBeGreaterThan(0);
    }
  });

  it.each([
    ['5', ['details']],
    ['6', ['details']],
    ['8', ['details', 'time']],
    ['18', ['time', 'details']],
    ['0', ['party', 'time', 'details']],
    ['taken', ['time']],
  ])('with the code %s appears at the steps %j [booking.codes]', (code, steps) => {
    expect(bookingMessages.find(({ id }) => id === code)?.steps).toEqual(steps);
  });
});

describe('the list of messages', () => {
  it('has a valid tile for each, with its text and links to its steps [booking.codes]', async () => {
    const { page, problems, isStatic, head } = await pageAt('/booking-messages');
    expect([problems, isStatic]).toEqual([[], true]);
    expect(head).toMatchObject({
      title: expect.stringMatching(/^Booking messages/),
      description: 'Every message of the booking journey, each at its own address.',
      indexed: false,
    });
    expect(page.tiles).toHaveLength(bookingMessages.length + 1);
    const byKey = new Map(page.tiles.map(({ tile }) => [tile.key, tile]));
    expect(byKey.get('message-0')).toMatchObject({
      heading: 'Code 0',
      width: 'third',
      body: expect.stringContaining('<strong>Sorry, something went wrong. Please try again.</strong></p>'),
      links: [
        { linkText: 'Party', linkUrl: '/booking-messages/0' },
        { linkText: 'Time', linkUrl: '/booking-messages/0?at=time' },
        { linkText: 'Details', linkUrl: '/booking-messages/0?at=details' },
      ],
    });
    expect([...byKey.keys()].slice(0, 2)).toEqual(['about', 'message-0']);
    expect(byKey.get('about')).toMatchObject({
      backgroundColor: 'primary',
      heading: expect.stringContaining('guests'),
    });
    expect(byKey.get('message-0')).toMatchObject({ backgroundColor: 'white' });
    expect(byKey.get('message-other')).toMatchObject({ width: 'half', backgroundColor: 'highlight' });
    expect(JSON.stringify(byKey.get('message-5'))).not.toContain('An example of its message');
    expect(byKey.get('message-19')).toMatchObject({
      body: expect.stringContaining('<em>An example of its message.</em>'),
    });
    expect(byKey.get('message-taken')).toMatchObject({
      width: 'half',
      body: expect.stringContaining('just been taken'),
    });
  });
});

describe('the access to the messages', () => {
  it.each(['/booking-messages', '/booking-messages/5', '/booking-messages/none'])(
    'is refused to visitors at %s like an unknown address [preview.access]',
    async (path) => {
      const { ask, planned } = await setUp({ kind: 'refused' });
      expect(await ask(path)).toMatchObject({ status: 404, text: 'This page could not be found' });
      expect(planned).toEqual([]);
    },
  );

  it('shows editors the page for an unknown address where there is no such message [route.404]', async () => {
    const { ask } = await setUp();
    expect((await ask('/booking-messages/none')).status).toBe(404);
  });

  it('limits wrong secrets, and removes a right one from the address [preview.access]', async () => {
    const limited = await (await setUp({ kind: 'limited', seconds: 7 })).ask('/booking-messages?key=x');
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    const shown = { kind: 'key-shown', cookie: 'editor=1', location: '/booking-messages' } as const;
    const { status, headers } = await (await setUp(shown)).ask('/booking-messages?key=x');
    expect([status, headers.get('location'), headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
      303,
      '/booking-messages',
      'editor=1',
      'no-store',
    ]);
  });

  it('leaves other addresses and methods to others [preview.access]', async () => {
    const { ask } = await setUp();
    for (const path of ['/', '/booking-messages-2', '/booking']) expect((await ask(path)).status, path).toBe(418);
    expect((await ask('/booking-messages', 'POST')).status).toBe(418);
    expect((await ask('/booking-messages', 'HEAD')).status).toBe(200);
  });
});
