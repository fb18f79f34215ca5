import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardForm } from '#blocks/booking/card/card-form.client.tsx';
import { cardUnavailable } from '#blocks/booking/card/card-requests.ts';
import { fakeDetails, fakeJourney } from '#blocks/booking/testing/fake-journey.ts';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { DetailsStep } from './details-step.client.tsx';

const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1, time: '19:00' };
const typed = fakeDetails;
const plain: Requirements = {
  isEnquiry: false,
  isPhoneRequired: false,
  creditCardRequired: false,
  policyText: undefined,
  areaName: undefined,
  guaranteeAmountPence: undefined,
  cancelHours: undefined,
};

afterEach(() => void vi.unstubAllGlobals());

interface Setting {
  readonly journey?: Partial<BookingJourneyState>;
  readonly requirements?: Partial<Requirements>;
  readonly hasCardFor?: boolean;
  readonly token?: string;
  /** Whether there is no payment provider. */
  readonly hasNoCards?: boolean;
  readonly smsOptIn?: boolean;
}

function render({ journey, requirements, hasCardFor = false, token, hasNoCards, smsOptIn = true }: Setting = {}) {
  const [onTyped, onErrors, onSend, clear] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const client = new QueryClient();
  if (token) client.setQueryData(['card-token'], { ok: true, value: token });
  if (hasNoCards) client.setQueryData(['card-token'], cardUnavailable);
  const cardStore = { hasCardFor: vi.fn(() => hasCardFor), save: vi.fn(), clear };
  const rendered = renderElements(
    <QueryClientProvider client={client}>
      <DetailsStep
        restaurant={fakeRestaurant({}, { smsOptIn })}
        journey={fakeJourney({ choice, ...journey })}
        requirements={{ ...plain, ...requirements }}
        {...{ cardStore, onTyped, onErrors, onSend }}
      />
    </QueryClientProvider>,
  );
  const form = rendered.find('form', { method: 'post' });
  return { ...rendered, form, submit: () => dispatch(form, 'onSubmit'), cardStore, clear, onTyped, onErrors, onSend };
}

describe('the details step [booking.step3]', () => {
  it('sends the typed details once', () => {
    const { submit, onSend, onErrors } = render();
    expect(submit()).toBe(true);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(typed, undefined);
    expect(onErrors).not.toHaveBeenCalled();
    const sending = render({ journey: { sending: true } });
    sending.submit();
    expect(sending.onSend).not.toHaveBeenCalled();
    expect(sending.find('button', 'Booking your table').props['aria-disabled']).toBe(true);
  });

  it('counts the characters of the request near its limit', () => {
    expect(render().html).not.toContain('characters left');
    const { html, find } = render({ journey: { typed: { ...typed, specialRequest: 'x'.repeat(490) } } });
    expect(html).toContain('10 characters left');
    expect(find('textarea', { name: 'specialRequest' }).props['aria-describedby']).toMatch(
      /booking-specialRequest-count$/,
    );
  });

  it('sends nothing while a field is invalid', () => {
    const { submit, onSend, onErrors } = render({ journey: { typed: { ...typed, email: '' } } });
    submit();
    expect(onErrors).toHaveBeenCalledExactlyOnceWith({ email: 'Enter your email address' });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('requires a telephone number if the restaurant does', () => {
    const { submit, onErrors } = render({ requirements: { isPhoneRequired: true } });
    submit();
    expect(onErrors).toHaveBeenCalledExactlyOnceWith({ phoneNumber: 'Enter a telephone number' });
  });

  it('has a label, a type and an autocomplete purpose for each field', () => {
    const { html, find } = render();
    for (const [name, label] of [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['email', 'Email'],
    ] as const)
      expect(html).toMatch(new RegExp(`<label [^>]*for="booking-${name}">${label}`));
    expect(find('input', { name: 'firstName' }).props).toMatchObject({
      id: 'booking-firstName',
      value: 'Ada',
      type: 'text',
      autoComplete: 'given-name',
      spellCheck: undefined,
      'aria-invalid': undefined,
      'aria-describedby': undefined,
    });
    expect(find('input', { name: 'email' }).props).toMatchObject({
      type: 'email',
      autoComplete: 'email',
      spellCheck: false,
    });
    expect(find('input', { name: 'phoneNumber' }).props).toMatchObject({ type: 'tel', autoComplete: 'tel' });
    expect(find('textarea', { name: 'specialRequest' }).props.rows).toEqual(expect.any(Number));
  });

  it('reports typed and ticked values, with nothing ticked by default', () => {
    const { find, onTyped } = render();
    dispatch(find('input', { name: 'lastName' }), 'onChange', { target: { value: 'King' } });
    for (const name of ['shouldReceivePromotions', 'shouldReceiveSms']) {
      expect(find('input', { name }).props).toMatchObject({ type: 'checkbox', checked: false });
      dispatch(find('input', { name }), 'onChange', { target: { checked: true } });
    }
    expect(onTyped.mock.calls).toEqual([
      [{ lastName: 'King' }],
      [{ shouldReceivePromotions: true }],
      [{ shouldReceiveSms: true }],
    ]);
    expect(render({ smsOptIn: false }).html).not.toContain('shouldReceiveSms');
  });

  it('posts to the same step without script, under its idempotency key', () => {
    const { html, form } = render();
    expect(form.props).toMatchObject({ noValidate: true });
    expect(form.props.action).toMatch(/^\/booking\/soho\?step=details&.*#booking.journey$/);
    expect(html).toContain('<input type="hidden" name="idempotencyKey" value="key-12345"/>');
    expect(html).toMatch(/<button type="submit"[^>]*>Book the table<\/button>/);
  });
});

describe('the errors of the details step [form.a11y]', () => {
  it('are listed in a summary with links, and shown at their fields', () => {
    const { html, find } = render({ journey: { errors: { email: 'Enter your email address' } } });
    expect(html).toMatch(
      /role="alert" tabindex="-1"><p[^>]*>There is a problem<\/p><ul><li><a href="#booking-email">Enter your email/,
    );
    expect(html).toMatch(/<p id="booking-email-error"[^>]*>Enter your email address<\/p>/);
    expect(find('input', { name: 'email' }).props['aria-invalid']).toBe(true);
    expect(find('input', { name: 'email' }).props['aria-describedby']).toMatch(/(^| )booking-email-error$/);
    expect(dispatch(find('a', 'Enter your email address'), 'onClick')).toBe(false);
    expect(render().html).not.toContain('There is a problem');
  });
});

describe('a slot that can only be requested [booking.step2]', () => {
  it('sends a request, without a card', () => {
    const { html, submit, onSend } = render({ requirements: { isEnquiry: true, creditCardRequired: true } });
    expect(html).toContain('>Send the request</button>');
    expect(html).not.toContain('A card to hold the table');
    submit();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(typed, undefined);
    expect(render({ requirements: { isEnquiry: true }, journey: { sending: true } }).html).toContain(
      '>Sending your request<',
    );
  });
});

describe('a card guarantee [booking.card]', () => {
  const requirements = { creditCardRequired: true, guaranteeAmountPence: 1000, cancelHours: 48 };

  it('shows what may be charged, and the telephone number as an alternative', () => {
    const { html, cardStore } = render({ requirements });
    expect(html).toMatch(/<fieldset id="booking-card"[^>]*tabindex="-1"[^>]*><legend>A card to hold the table/);
    expect(html).toContain('cancel less than 48 hours before, £30.00 may be charged.');
    expect(html).toContain('Rather without? <a href="tel:01632960001">Ring Soho: 01632 960001</a>');
    expect(html).toContain('Opening the card fields');
    expect(cardStore.hasCardFor).toHaveBeenCalledWith(3000);
    expect(render({ requirements: { ...requirements, policyText: 'Ours.', cancelHours: undefined } }).html).toContain(
      '>Ours.<',
    );
    const guarantee = { amountPence: 1000, freeUntil: '2026-12-01T19:00:00.000Z' };
    const { html: dated } = render({ requirements: { ...requirements, policyText: 'Ours.', guarantee } });
    expect(dated).toContain(
      'Cancelling is free until Tuesday 1 December 2026, 19:00. After that, cancelling or not coming may cost up to £30 (3 × £10).',
    );
    expect(dated.indexOf('Cancelling is free')).toBeLessThan(dated.indexOf('Book the table'));
    expect(render({ requirements: { creditCardRequired: true } }).html).toContain(
      '>This table needs a card to confirm.<',
    );
  });

  it('that no provider takes leaves only what to do instead, and no form to send', () => {
    const { html } = render({ requirements, hasNoCards: true });
    expect(html).toContain('This booking needs a credit card to confirm, please contact the restaurant directly.');
    expect(html).toContain('Ring Soho: 01632 960001');
    expect(html).not.toMatch(/name="firstName"|type="submit"/);
    expect(render({ requirements, hasNoCards: true, hasCardFor: true }).html).toContain('>Book the table</button>');
    expect(render({ requirements: { ...requirements, isEnquiry: true }, hasNoCards: true }).html).toContain(
      '>Send the request</button>',
    );
  });

  it('prevents sending the booking without a card', () => {
    const { submit, onSend, onErrors } = render({ requirements });
    vi.stubGlobal('document', { getElementById: () => null });
    submit();
    expect(onSend).not.toHaveBeenCalled();
    expect(onErrors).toHaveBeenCalledExactlyOnceWith({});
  });

  it('leads to the card where the form was posted before its script had loaded [booking.card]', () => {
    const notice = { kind: 'failed', message: cardUnavailable.message, isAboutCard: true } as const;
    const unasked = 'Nothing is booked yet: this table needs a card. Choose a card below, then book again.';
    const { html } = render({ requirements, journey: { notice: { ...notice, isCardUnasked: true } } });
    const [scripted, unscripted] = ['scripted', 'unscripted'].map(
      (name) =>
        new RegExp(`<div class="[^"]*\\b_?${name}[^"]*"><div [^>]*role="alert"[^>]*><p>([^<]*)`).exec(html)?.[1],
    );
    expect([scripted, unscripted]).toEqual([unasked, cardUnavailable.message]);
    expect(render({ requirements, journey: { notice } }).html).not.toContain(unasked);
  });

  it('uses a saved card, or asks for another one', () => {
    const { html, submit, onSend, find, clear } = render({ requirements, hasCardFor: true });
    expect(html).toContain('Your card is stored already, and holds this table as well.');
    expect(html).not.toContain('Opening the card fields');
    submit();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(typed, { source: null, pence: 3000 });
    dispatch(find('button', 'Use another card'), 'onClick');
    expect(clear).toHaveBeenCalledOnce();
  });

  it('of the test gateway is clearly marked and offers the answers of its bank', () => {
    const { html, elements } = render({ requirements, token: 'test-gateway-1' });
    expect(html).toContain('This is a test gateway: no payment provider is configured, and no card is asked for.');
    const testCards = elements.filter(({ props }) => props.name === 'nonce');
    expect(testCards.map(({ props }) => [props.type, props.value, props.checked])).toEqual([
      ['radio', 'test-nonce-ok', false],
      ['radio', 'test-nonce-declined', false],
      ['radio', 'test-nonce-unconfirmed', false],
      ['radio', 'test-nonce-timeout', false],
    ]);
    for (const message of ['that is good', 'that is declined', 'check that fails', 'that does not answer'])
      expect(html).toContain(message);
  });

  it('of the provider has its own fields, each with label and hint', () => {
    const { html } = render({ requirements, token: 'eyJ2ZXJzaW9u' });
    expect(html).toMatch(/<p class="visually-hidden" role="status">Opening the card fields<\/p>/);
    expect(html).toContain('data-loading="true"');
    const fields = [
      ...html.matchAll(
        /<label [^>]*for="booking-(\w+)">([^<]*)<\/label>(?:<p[^>]*>([^<]*)<\/p>)?<div [^>]*data-card-field="(\w+)"/g,
      ),
    ];
    expect(fields.map(([, id, label, hint, field]) => [id, label, hint, field])).toEqual([
      ['cardholderName', 'Name on the card', undefined, 'cardholderName'],
      ['number', 'Card number', undefined, 'number'],
      ['expirationDate', 'Expiry date', 'Month and year, like 09/29', 'expirationDate'],
      ['cvv', 'Security code', 'Three or four digits', 'cvv'],
    ]);
    expect(html).not.toContain('test gateway');
  });

  it('shows an error at its field', () => {
    const errors = [{ field: 'cvv', message: 'Enter the security code' }] as const;
    const { html } = renderElements(
      <CardForm
        restaurant={fakeRestaurant()}
        token="t"
        ref={null}
        onChallenge={vi.fn()}
        retryUrl="/again"
        onRetry={vi.fn()}
        errors={errors}
      />,
    );
    expect([...html.matchAll(/data-card-field="(\w+)" data-invalid="(\w+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['cardholderName', 'false'],
      ['number', 'false'],
      ['expirationDate', 'false'],
      ['cvv', 'true'],
    ]);
    expect(html).toMatch(/<p[^>]*>Enter the security code<\/p><div [^>]*data-card-field="cvv"/);
  });
});
