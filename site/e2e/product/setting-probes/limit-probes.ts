import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { visitorAddress } from '#adapters/access/visitor-address.ts';
import { validBookingRequest } from '#adapters/service/booking/testing/booking-test-data.ts';
import { startBookingService } from '#adapters/service/booking/testing/start-booking-service.ts';
import { checkAddressLimit, checkMinuteLimit } from '#adapters/service/forms/form-limits.ts';
import { createMemoryState } from '#adapters/shared-state/memory-state.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { limitValues } from '#schemas/configuration/limits.ts';
import { openFormGate } from '#site/forms/gate/open-form-gate.ts';
import { createVisitorLimits, type VisitorLimits } from '#site/server/limits/visitor-limits.ts';
import type { SettingProbe, SettingProbes } from './setting-probe.ts';

const visitor = (): IncomingMessage => new IncomingMessage(new Socket());

/** How often a visitor may do something before waiting; the limits are set to 3, and every default is higher. */
function limits(act: (limits: VisitorLimits, request: IncomingMessage) => Promise<unknown>): SettingProbe {
  return {
    kind: 'part',
    value: '3',
    async look(configuration) {
      const all = createVisitorLimits(configuration);
      const request = visitor();
      for (let done = 0; done < 5; done += 1) if (await act(all, request)) return `${done} times`;
      return 'as often as one likes';
    },
    shows: '3 times',
  };
}

type LimitedService = Awaited<ReturnType<typeof startBookingService>>;

/** What a service with the limits returns. */
const atService = (
  look: (service: LimitedService, configuration: Configuration) => Promise<unknown>,
): SettingProbe => ({
  kind: 'part',
  value: '1',
  async look(configuration) {
    const service = await startBookingService({ limits: configuration });
    try {
      return await look(service, configuration);
    } finally {
      await service.close();
    }
  },
  shows: 'declined',
});

const email = 'probe@example.com';
const booking = { customer: { ...validBookingRequest.customer, email } };

export const limitProbes: SettingProbes<keyof typeof limitValues> = {
  trustedProxies: {
    kind: 'part',
    value: '1',
    look({ trustedProxies }) {
      const request = visitor();
      request.headers['x-forwarded-for'] = '203.0.113.9';
      return visitorAddress(request, trustedProxies);
    },
    shows: '203.0.113.9',
  },
  visitorLimitSeconds: {
    kind: 'part',
    value: '77',
    with: { CALLS_PER_VISITOR: '1' },
    async look(configuration) {
      const all = createVisitorLimits(configuration);
      const request = visitor();
      await all.countCall(request);
      return (await all.countCall(request))?.seconds;
    },
    shows: '77',
  },
  bookingsPerVisitor: limits((all, request) => all.countBooking(request)),
  refusedCardsPerVisitor: limits(async (all, request) => {
    const wait = await all.beginCard(request);
    if (!wait) await all.endCard(request, true);
    return wait;
  }),
  callsPerVisitor: limits((all, request) => all.countCall(request)),
  pagesPerVisitor: limits((all, request) => all.countRender(request)),
  formsPerVisitor: limits((all, request) => all.countForm(request)),
  provedFormsPerVisitor: limits((all, request) => all.countForm(request, 'proved')),
  secretsPerVisitor: limits((all, request) => all.countSecretLookup(request)),
  challengeCost: {
    kind: 'part',
    value: '4321',
    with: { CHALLENGE_KEY: 'key-of-the-probe-of-challenges' },
    async look(configuration) {
      const gate = await openFormGate({
        configuration,
        state: createMemoryState(''),
        limits: createVisitorLimits(configuration),
        log: () => undefined,
      });
      const challenge = await gate.challenges.create();
      gate.close();
      return challenge;
    },
    shows: '4321',
  },
  bookingsPerEmail: atService(async (service) => {
    await service.book(booking);
    const { body } = await service.book({ ...booking, time: '20:00' });
    return body.success === true ? 'booked' : 'declined';
  }),
  mailsPerEmail: atService(async ({ database, book, clock }, configuration) => {
    await book(booking);
    const rejection = await database
      .transaction()
      .execute((connection) => checkAddressLimit(connection, { email, now: clock.now() }, configuration));
    return rejection ? 'declined' : 'accepted';
  }),
  mailsPerMinute: atService(async ({ database, clock }, configuration) => {
    const rejection = await database
      .transaction()
      .execute((connection) => checkMinuteLimit(connection, { mails: 2, now: clock.now() }, configuration));
    return rejection ? 'declined' : 'accepted';
  }),
  storedFilesMegabytes: {
    kind: 'tested',
    file: 'site/forms/uploads/upload-forms.test.ts',
    title: 'shows the service’s message where its storage is full, and is accepted without the file',
  },
};
