import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { createVisitorLimits } from './visitor-limits.ts';

const limitsOf = (change: Partial<Configuration>) => createVisitorLimits({ ...defaultConfiguration, ...change });
const request = new IncomingMessage(new Socket());

/** How often an action is accepted. */
async function countAccepted(act: () => Promise<unknown>): Promise<number> {
  for (let count = 0; count < 20; count += 1) if ((await act()) !== undefined) return count;
  return Number.POSITIVE_INFINITY;
}

describe('the limits of one visitor', () => {
  it.each([
    ['callsPerVisitor', 'countCall'],
    ['callsPerVisitor', 'countBackgroundCall'],
    ['pagesPerVisitor', 'countRender'],
    ['secretsPerVisitor', 'countSecretLookup'],
    ['bookingsPerVisitor', 'countBooking'],
    ['formsPerVisitor', 'countForm'],
  ] as const)('%s is the limit of %s only [form.abuse]', async (name, method) => {
    const limits = limitsOf({ [name]: 3 });
    expect(await countAccepted(() => limits[method](request))).toBe(3);
    const others = ['countRender', 'countSecretLookup', 'countForm'] as const;
    for (const other of others.filter((each) => each !== method)) expect(await limits[other](request)).toBeUndefined();
  });

  it('allow forms with proof of work separately, and half as many that cannot be verified [form.abuse] [form.captcha]', async () => {
    const limits = limitsOf({ formsPerVisitor: 5, provedFormsPerVisitor: 2 });
    expect(await countAccepted(() => limits.countForm(request, 'unverified'))).toBe(3);
    expect(await countAccepted(() => limits.countForm(request, 'proved'))).toBe(2);
    expect(await countAccepted(() => limits.countForm(request))).toBe(2);
  });

  it('tell when half of the forms are used [form.abuse]', async () => {
    const limits = limitsOf({ formsPerVisitor: 5 });
    const halves = [];
    for (let count = 0; count < 4; count += 1) {
      halves.push(await limits.hasUsedHalfOfForms(request));
      await limits.countForm(request);
    }
    expect(halves).toEqual([false, false, false, true]);
  });

  it('tell when half of the bookings are used, but not for one that is repeated [form.abuse] [booking.once]', async () => {
    const limits = limitsOf({ bookingsPerVisitor: 5 });
    const halves = [];
    for (const intent of ['one', 'two', 'three', 'four']) {
      halves.push(await limits.hasUsedHalfOfBookings(request, intent));
      await limits.countBooking(request, intent);
    }
    expect(halves).toEqual([false, false, false, true]);
    expect([await limits.hasUsedHalfOfBookings(request, 'one'), await limits.hasUsedHalfOfBookings(request)]).toEqual([
      false,
      true,
    ]);
  });

  it('tell when half of the refused cards are used, and count no accepted ones [form.abuse] [booking.card]', async () => {
    const limits = limitsOf({ refusedCardsPerVisitor: 4 });
    const pay = async (isRefused: boolean) => {
      const error = await limits.beginCard(request);
      if (error === undefined) await limits.endCard(request, isRefused);
      return error?.seconds !== undefined;
    };
    for (let count = 0; count < 6; count += 1) expect(await pay(false)).toBe(false);
    const halves = [];
    for (let count = 0; count < 4; count += 1) {
      halves.push(await limits.hasHalfOfCardsRefused(request));
      expect(await pay(true)).toBe(false);
    }
    expect(halves).toEqual([false, false, true, true]);
    expect(await pay(false)).toBe(true);
  });

  it.each([
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
  ])('of %d seconds say to try again %s [form.abuse]', async (visitorLimitSeconds, text) => {
    const limits = limitsOf({ pagesPerVisitor: 1, visitorLimitSeconds });
    await limits.countRender(request);
    expect(await limits.countRender(request)).toEqual({
      seconds: visitorLimitSeconds,
      code: 6,
      message: `Too much has come from your network in a short time. Please try again ${text}, or ring the restaurant.`,
    });
  });
});
