import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeCardModules, type FakeProvider, providerError } from '../testing/fake-card-modules.ts';
import { openCardFields } from './braintree-fields.ts';
import type { BankChallenge } from './confirm-card.ts';

const details = {
  firstName: 'Zoë',
  lastName: 'O’Nguyễn-Łęcka',
  email: 'zoe@example.com',
  phoneNumber: '+44 (0)1632 960 001',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};
const request = { details, pence: 1050 };
const never = () => new Promise<never>(() => undefined);
const timeouts = { openMs: 100, readMs: 100, askMs: 100, challengeMs: 5000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(
  provider: FakeProvider = {},
  onChallenge: (challenge: BankChallenge | undefined) => void = () => undefined,
  width = 450,
) {
  const { modules, calls } = createFakeCardModules(provider);
  /** Only passed on. */
  const box: HTMLElement = Object.create(null);
  const containers = { cardholderName: box, number: box, expirationDate: box, cvv: box };
  const options = { token: 'token', containers, fieldStyles: { color: 'red' }, width: () => width, onChallenge };
  const fields = await openCardFields(options, async () => modules, timeouts);
  return { fields, calls };
}

describe('card fields [booking.card]', () => {
  it('have the styles and labels of the page and are torn down on close', async () => {
    const { fields, calls } = await open();
    expect(calls.opened[0]).toMatchObject({
      styles: { input: { color: 'red' } },
      fields: {
        number: { iframeTitle: 'Card number', internalLabel: 'Card number' },
        expirationDate: { internalLabel: 'Expiry date. Month and year, like 09/29' },
      },
    });
    fields.close();
    expect(calls.tornDown).toEqual(['fields', 'bank']);
  });

  it('are given up if they do not load in time, and torn down if they load late', async () => {
    await expect(open({ create: () => Promise.reject(providerError('NETWORK')) })).rejects.toThrow();
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { modules, calls } = createFakeCardModules({ create: () => late });
    const box: HTMLElement = Object.create(null);
    const containers = { cardholderName: box, number: box, expirationDate: box, cvv: box };
    const options = { token: 'token', containers, fieldStyles: {}, width: () => 450, onChallenge: () => undefined };
    const refused = expect(openCardFields(options, async () => modules, timeouts)).rejects.toThrow('Timed out.');
    await vi.advanceTimersByTimeAsync(timeouts.openMs);
    await refused;
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.tornDown).toEqual(['fields', 'bank']);
  });

  it('report empty and invalid fields in order, visibly and to screen readers', async () => {
    const { fields, calls } = await open({
      state: { number: { isEmpty: false, isValid: false }, cvv: { isEmpty: true, isValid: false } },
    });
    expect(fields.findErrors()).toEqual([
      { field: 'number', message: 'Enter the whole card number, as it stands on the card' },
      { field: 'cvv', message: 'Enter the security code' },
    ]);
    expect([...calls.invalid]).toEqual([
      ['cardholderName', false],
      ['number', true],
      ['expirationDate', false],
      ['cvv', true],
    ]);
    expect(calls.messages.get('cvv')).toBe('Enter the security code');
    expect(calls.messages.get('cardholderName')).toBe('');
    fields.focus('number');
    expect(calls.focused).toEqual(['number']);
  });
});

describe('reading a card [booking.card]', () => {
  it('returns the nonce that the bank has confirmed, not the first one', async () => {
    expect(await (await open()).fields.read(request)).toEqual({ kind: 'read', nonce: 'confirmed-code' });
  });

  it('requests a challenge for the amount in pounds, with the guest’s details in the format of banks', async () => {
    const { fields, calls } = await open();
    await fields.read(request);
    expect(calls.questions[0]).toMatchObject({
      nonce: 'unconfirmed-code',
      bin: '411111',
      amount: '10.50',
      challengeRequested: true,
      cardAddChallengeRequested: true,
      collectDeviceData: true,
      email: 'zoe@example.com',
      mobilePhoneNumber: '4401632960001',
      billingAddress: { givenName: 'Zoe', surname: "O'Nguyen-ecka" },
      additionalInformation: { acsWindowSize: '02' },
    });
  });

  it.each([
    [389, '01'],
    [390, '02'],
    [499, '02'],
    [500, '03'],
    [599, '03'],
    [600, '04'],
  ])('requests the largest window size for %i pixels: %s', async (width, acsWindowSize) => {
    const { fields, calls } = await open({}, undefined, width);
    await fields.read(request);
    expect(calls.questions[0]?.additionalInformation).toMatchObject({ acsWindowSize });
  });

  it('omits a name and a number of which nothing is left', async () => {
    const { fields, calls } = await open();
    await fields.read({ pence: 0, details: { ...details, firstName: '阮', phoneNumber: '' } });
    expect(calls.questions[0]?.billingAddress.givenName).toBeUndefined();
    expect(calls.questions[0]).not.toHaveProperty('mobilePhoneNumber');
    expect(calls.questions[0]?.amount).toBe('0.00');
  });

  it.each([
    ['rejected', 'CUSTOMER'],
    ['no-answer', 'NETWORK'],
    ['no-answer', 'MERCHANT'],
  ] as const)('results in %s if the provider’s error is of type %s', async (kind, type) => {
    const { fields } = await open({ tokenize: () => Promise.reject(providerError(type)) });
    expect(await fields.read(request)).toEqual({ kind });
  });

  it('is given up if the provider does not answer', async () => {
    const reading = (await open({ tokenize: never })).fields.read(request);
    await vi.advanceTimersByTimeAsync(timeouts.readMs);
    expect(await reading).toEqual({ kind: 'no-answer' });
  });
});

describe('the bank’s challenge [booking.card]', () => {
  it('is shown until it ends, and starts once when it is in the page', async () => {
    const shown: boolean[] = [];
    let begunBefore = Number.NaN;
    const { fields, calls } = await open(
      {
        verify: async (show) => {
          show();
          return true;
        },
      },
      (check) => {
        shown.push(check !== undefined);
        if (!check) return;
        begunBefore = calls.begun;
        check.start();
        check.start();
      },
    );
    expect(await fields.read(request)).toMatchObject({ kind: 'read' });
    expect(shown).toEqual([true, false]);
    expect([begunBefore, calls.begun]).toEqual([0, 1]);
  });

  it('can be repeated after a failure', async () => {
    const answers = [false, true];
    const { fields } = await open({ verify: async () => answers.shift() ?? false });
    expect(await fields.read(request)).toEqual({ kind: 'unconfirmed' });
    expect(await fields.read(request)).toMatchObject({ kind: 'read' });
  });

  it('can be cancelled by the guest', async () => {
    let stop = (_: Error): void => undefined;
    const { fields, calls } = await open(
      {
        verify: (show) =>
          new Promise((_, reject) => {
            stop = reject;
            show();
          }),
        cancel: () => stop(providerError('MERCHANT')),
      },
      (check) => check?.cancel(),
    );
    expect(await fields.read(request)).toEqual({ kind: 'unconfirmed' });
    expect(calls.cancelled).toBeGreaterThan(0);
  });

  it.each([
    ['unconfirmed', 'CUSTOMER'],
    ['no-answer', 'UNKNOWN'],
  ] as const)('results in %s if the provider reports %s', async (kind, type) => {
    const { fields } = await open({ verify: () => Promise.reject(providerError(type)) });
    expect(await fields.read(request)).toEqual({ kind });
  });

  it('has its own timeout, after which it does not block another attempt', async () => {
    const { fields, calls } = await open({ verify: never });
    const unanswered = fields.read(request);
    await vi.advanceTimersByTimeAsync(timeouts.askMs);
    expect(await unanswered).toEqual({ kind: 'no-answer' });
    expect(calls.cancelled).toBe(1);
    const slow = async (show: () => void): Promise<boolean> => {
      show();
      await new Promise((resolve) => setTimeout(resolve, timeouts.challengeMs - 1));
      return true;
    };
    const confirmed = (await open({ verify: slow })).fields.read(request);
    await vi.advanceTimersByTimeAsync(timeouts.challengeMs);
    expect(await confirmed).toMatchObject({ kind: 'read' });
  });
});
