import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeCardModules, type FakeProvider, providerError } from '../testing/fake-card-modules.ts';
import { openCardFields } from './braintree-fields.ts';
import type { BankCheck } from './confirm-card.ts';

const details = {
  firstName: 'Zoë',
  lastName: 'O’Nguyễn-Łęcka',
  email: 'zoe@example.com',
  phoneNumber: '+44 (0)1632 960 001',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};
const asked = { details, pence: 1050 };
const never = () => new Promise<never>(() => undefined);
const limits = { openMs: 100, readMs: 100, askMs: 100, checkMs: 5000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(
  provider: FakeProvider = {},
  onCheck: (check: BankCheck | undefined) => void = () => undefined,
  width = 450,
) {
  const { modules, asked: record } = createFakeCardModules(provider);
  /** Only handed on. */
  const box: HTMLElement = Object.create(null);
  const boxes = { cardholderName: box, number: box, expirationDate: box, cvv: box };
  const opening = { token: 'token', boxes, fieldStyles: { color: 'red' }, width: () => width, onCheck };
  const fields = await openCardFields(opening, async () => modules, limits);
  return { fields, record };
}

describe('the fields of a card [booking.card]', () => {
  it('open in the looks and with the words of the page, and close with all that belongs to them', async () => {
    const { fields, record } = await open();
    expect(record.opened[0]).toMatchObject({
      styles: { input: { color: 'red' } },
      fields: {
        number: { iframeTitle: 'Card number', internalLabel: 'Card number' },
        expirationDate: { internalLabel: 'Expiry date. Month and year, like 09/29' },
      },
    });
    fields.close();
    expect(record.tornDown).toEqual(['fields', 'bank']);
  });

  it('are given up when they do not come, and closed when they come late', async () => {
    await expect(open({ create: () => Promise.reject(providerError('NETWORK')) })).rejects.toThrow();
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { modules, asked: record } = createFakeCardModules({ create: () => late });
    const box: HTMLElement = Object.create(null);
    const boxes = { cardholderName: box, number: box, expirationDate: box, cvv: box };
    const opening = { token: 'token', boxes, fieldStyles: {}, width: () => 450, onCheck: () => undefined };
    const refused = expect(openCardFields(opening, async () => modules, limits)).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(limits.openMs);
    await refused;
    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(record.tornDown).toEqual(['fields', 'bank']);
  });

  it('say in words which of them is empty and which is wrong, in their order, to the eye and to the ear', async () => {
    const { fields, record } = await open({
      state: { number: { isEmpty: false, isValid: false }, cvv: { isEmpty: true, isValid: false } },
    });
    expect(fields.findErrors()).toEqual([
      { place: 'number', words: 'Enter the whole card number, as it stands on the card' },
      { place: 'cvv', words: 'Enter the security code' },
    ]);
    expect([...record.invalid]).toEqual([
      ['cardholderName', false],
      ['number', true],
      ['expirationDate', false],
      ['cvv', true],
    ]);
    expect(record.messages.get('cvv')).toBe('Enter the security code');
    expect(record.messages.get('cardholderName')).toBe('');
    fields.focus('number');
    expect(record.focused).toEqual(['number']);
  });
});

describe('reading a card [booking.card]', () => {
  it('gives the code that the bank has confirmed, never the one before', async () => {
    expect(await (await open()).fields.read(asked)).toEqual({ kind: 'read', nonce: 'confirmed-code' });
  });

  it('asks the bank for a check of all that may be taken, in pounds, with the guest’s details as banks take them', async () => {
    const { fields, record } = await open();
    await fields.read(asked);
    expect(record.questions[0]).toMatchObject({
      nonce: 'unconfirmed-code',
      bin: '411111',
      amount: '10.50',
      challengeRequested: true,
      cardAddChallengeRequested: true,
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
  ])('asks for the largest page of the bank that fits into %i pixels: %s', async (width, acsWindowSize) => {
    const { fields, record } = await open({}, undefined, width);
    await fields.read(asked);
    expect(record.questions[0]?.additionalInformation).toMatchObject({ acsWindowSize });
  });

  it('leaves out a name and a number of which nothing is left', async () => {
    const { fields, record } = await open();
    await fields.read({ pence: 0, details: { ...details, firstName: '阮', phoneNumber: '' } });
    expect(record.questions[0]?.billingAddress.givenName).toBeUndefined();
    expect(record.questions[0]).not.toHaveProperty('mobilePhoneNumber');
    expect(record.questions[0]?.amount).toBe('0.00');
  });

  it.each([
    ['declined', 'CUSTOMER'],
    ['no-answer', 'NETWORK'],
    ['no-answer', 'MERCHANT'],
  ] as const)('is %s when the provider refuses it as %s', async (kind, type) => {
    const { fields } = await open({ tokenize: () => Promise.reject(providerError(type)) });
    expect(await fields.read(asked)).toEqual({ kind });
  });

  it('is given up when the provider does not answer', async () => {
    const reading = (await open({ tokenize: never })).fields.read(asked);
    await vi.advanceTimersByTimeAsync(limits.readMs);
    expect(await reading).toEqual({ kind: 'no-answer' });
  });
});

describe('the check of the bank [booking.card]', () => {
  it('is shown while it lasts, and gone after it; the bank is asked once it stands in the page, and once', async () => {
    const shown: boolean[] = [];
    let begunBefore = Number.NaN;
    const { fields, record } = await open(
      {
        verify: async (show) => {
          show();
          return true;
        },
      },
      (check) => {
        shown.push(check !== undefined);
        if (!check) return;
        begunBefore = record.begun;
        check.begin();
        check.begin();
      },
    );
    expect(await fields.read(asked)).toMatchObject({ kind: 'read' });
    expect(shown).toEqual([true, false]);
    expect([begunBefore, record.begun]).toEqual([0, 1]);
  });

  it('may fail, and then another try is possible', async () => {
    const answers = [false, true];
    const { fields } = await open({ verify: async () => answers.shift() ?? false });
    expect(await fields.read(asked)).toEqual({ kind: 'unconfirmed' });
    expect(await fields.read(asked)).toMatchObject({ kind: 'read' });
  });

  it('may be given up by the guest', async () => {
    let stop = (_: Error): void => undefined;
    const { fields, record } = await open(
      {
        verify: (show) =>
          new Promise((_, reject) => {
            stop = reject;
            show();
          }),
        cancel: () => stop(providerError('MERCHANT')),
      },
      (check) => check?.giveUp(),
    );
    expect(await fields.read(asked)).toEqual({ kind: 'unconfirmed' });
    expect(record.cancelled).toBeGreaterThan(0);
  });

  it.each([
    ['unconfirmed', 'CUSTOMER'],
    ['no-answer', 'UNKNOWN'],
  ] as const)('comes to %s when the provider reports %s', async (kind, type) => {
    const { fields } = await open({ verify: () => Promise.reject(providerError(type)) });
    expect(await fields.read(asked)).toEqual({ kind });
  });

  it('has its own time once it is shown, and stands in nobody’s way when that is over', async () => {
    const { fields: unasked, record } = await open({ verify: never });
    const unanswered = unasked.read(asked);
    await vi.advanceTimersByTimeAsync(limits.askMs);
    expect(await unanswered).toEqual({ kind: 'no-answer' });
    expect(record.cancelled).toBe(1);
    const slow = async (show: () => void): Promise<boolean> => {
      show();
      await new Promise((resolve) => setTimeout(resolve, limits.checkMs - 1));
      return true;
    };
    const confirmed = (await open({ verify: slow })).fields.read(asked);
    await vi.advanceTimersByTimeAsync(limits.checkMs);
    expect(await confirmed).toMatchObject({ kind: 'read' });
  });
});
