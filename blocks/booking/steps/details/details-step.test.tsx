import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardForm } from '#blocks/booking/card/card-form.client.tsx';
import type { Journey } from '#blocks/booking/journey/journey.ts';
import { fakeDetails, fakeJourney } from '#blocks/booking/testing/fake-journey.ts';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import { DetailsStep } from './details-step.client.tsx';

const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1, time: '19:00' };
const typed = fakeDetails;
const plain: Requirements = {
  isEnquiry: false,
  isPhoneRequired: false,
  creditCardRequired: false,
  policyText: undefined,
  guaranteeAmountPence: undefined,
  cancelHours: undefined,
};

afterEach(() => void vi.unstubAllGlobals());

interface Setting {
  readonly journey?: Partial<Journey>;
  readonly requirements?: Partial<Requirements>;
  readonly holds?: boolean;
  readonly token?: string;
  readonly smsOptIn?: boolean;
}

function render({ journey, requirements, holds = false, token, smsOptIn = true }: Setting = {}) {
  const [onTyped, onErrors, onSend, forget] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const client = new QueryClient();
  if (token) client.setQueryData(['card-token'], { ok: true, value: token });
  const keeper = { holds: vi.fn(() => holds), keep: vi.fn(), forget };
  const rendered = renderElements(
    <QueryClientProvider client={client}>
      <DetailsStep
        restaurant={fakeRestaurant({}, { smsOptIn })}
        journey={fakeJourney({ choice, ...journey })}
        requirements={{ ...plain, ...requirements }}
        {...{ keeper, onTyped, onErrors, onSend }}
      />
    </QueryClientProvider>,
  );
  const form = rendered.find('form', { method: 'post' });
  return { ...rendered, form, submit: () => dispatch(form, 'onSubmit'), keeper, forget, onTyped, onErrors, onSend };
}

describe('the details of who books [booking.step3]', () => {
  it('are sent as they were typed, once', () => {
    const { submit, onSend, onErrors } = render();
    expect(submit()).toBe(true);
    expect(onSend).toHaveBeenCalledExactlyOnceWith(typed, undefined);
    expect(onErrors).not.toHaveBeenCalled();
    const sending = render({ journey: { sending: true } });
    sending.submit();
    expect(sending.onSend).not.toHaveBeenCalled();
    expect(sending.find('button', 'Booking your table').props['aria-disabled']).toBe(true);
  });

  it('are not sent while a field is wrong', () => {
    const { submit, onSend, onErrors } = render({ journey: { typed: { ...typed, email: '' } } });
    submit();
    expect(onErrors).toHaveBeenCalledExactlyOnceWith({ email: 'Enter your e-mail address' });
    expect(onSend).not.toHaveBeenCalled();
  });

  it('need a telephone number where the restaurant does', () => {
    const { submit, onErrors } = render({ requirements: { isPhoneRequired: true } });
    submit();
    expect(onErrors).toHaveBeenCalledExactlyOnceWith({ phoneNumber: 'Enter a telephone number' });
  });

  it('have a label, a type and an autocomplete purpose for each field', () => {
    const { html, find } = render();
    for (const [name, label] of [
      ['firstName', 'First name'],
      ['lastName', 'Last name'],
      ['email', 'E-mail'],
    ] as const)
      expect(html).toMatch(new RegExp(`<label for="booking-${name}">${label}`));
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

  it('tell what is typed and ticked, with nothing ticked beforehand', () => {
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

  it('are posted to the same step without script, under the key of their intent', () => {
    const { html, form } = render();
    expect(form.props).toMatchObject({ noValidate: true });
    expect(form.props.action).toMatch(/^\/booking\/soho\?step=details&.*#booking.journey$/);
    expect(html).toContain('<input type="hidden" name="idempotencyKey" value="key-12345"/>');
    expect(html).toMatch(/<button type="submit"[^>]*>Book the table<\/button>/);
  });
});

describe('what is wrong with the details [form.a11y]', () => {
  it('stands in a summary that leads to the field, and at the field', () => {
    const { html, find } = render({ journey: { errors: { email: 'Enter your e-mail address' } } });
    expect(html).toMatch(
      /role="alert" tabindex="-1"><p[^>]*>There is a problem<\/p><ul><li><a href="#booking-email">Enter your e-mail/,
    );
    expect(html).toMatch(/<p id="booking-email-fault"[^>]*>Enter your e-mail address<\/p>/);
    expect(find('input', { name: 'email' }).props['aria-invalid']).toBe(true);
    expect(find('input', { name: 'email' }).props['aria-describedby']).toMatch(/(^| )booking-email-fault$/);
    expect(dispatch(find('a', 'Enter your e-mail address'), 'onClick')).toBe(false);
    expect(render().html).not.toContain('There is a problem');
  });
});

describe('a slot that can only be asked for [booking.step2]', () => {
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

describe('a card that holds the table [booking.card]', () => {
  const requirements = { creditCardRequired: true, guaranteeAmountPence: 1000, cancelHours: 48 };

  it('is asked for with what may be taken from it, and the telephone instead', () => {
    const { html, keeper } = render({ requirements });
    expect(html).toMatch(/<fieldset id="booking-card"[^>]*tabindex="-1"><legend>A card to hold the table/);
    expect(html).toContain('cancel less than 48 hours before, £30.00 may be.');
    expect(html).toContain('Rather without? <a href="tel:01632960001">Ring Soho: 01632 960001</a>');
    expect(html).toContain('Opening the card fields');
    expect(keeper.holds).toHaveBeenCalledWith(3000);
    expect(render({ requirements: { ...requirements, policyText: 'Ours.', cancelHours: undefined } }).html).toContain(
      '>Ours.<',
    );
    expect(render({ requirements: { creditCardRequired: true } }).html).toContain(
      'less than 24 hours before, an amount that the restaurant sets may be.',
    );
  });

  it('keeps the booking from being sent until it is given', () => {
    const { submit, onSend, onErrors } = render({ requirements });
    vi.stubGlobal('document', { getElementById: () => null });
    submit();
    expect(onSend).not.toHaveBeenCalled();
    expect(onErrors).toHaveBeenCalledExactlyOnceWith({});
  });

  it('that is kept already is used, or another one given', () => {
    const { html, submit, onSend, find, forget } = render({ requirements, holds: true });
    expect(html).toContain('Your card is kept already, and holds this table as well.');
    expect(html).not.toContain('Opening the card fields');
    submit();
    expect(onSend).toHaveBeenCalledExactlyOnceWith(typed, { source: null, pence: 3000 });
    dispatch(find('button', 'Use another card'), 'onClick');
    expect(forget).toHaveBeenCalledOnce();
  });

  it('of the test gateway is plainly a test one, chosen by the answer of its bank', () => {
    const { html, elements } = render({ requirements, token: 'test-gateway-1' });
    expect(html).toContain('This is a test gateway: no payment provider is configured, and no card is asked for.');
    const trials = elements.filter(({ props }) => props.name === 'nonce');
    expect(trials.map(({ props }) => [props.type, props.value, props.checked])).toEqual([
      ['radio', 'test-nonce-ok', false],
      ['radio', 'test-nonce-declined', false],
      ['radio', 'test-nonce-unconfirmed', false],
      ['radio', 'test-nonce-timeout', false],
    ]);
    for (const words of ['that is good', 'that is declined', 'check that fails', 'that does not answer'])
      expect(html).toContain(words);
  });

  it('of the provider is typed in its own fields, each with its label and hint', () => {
    const { html } = render({ requirements, token: 'eyJ2ZXJzaW9u' });
    expect(html).toMatch(/<p class="visually-hidden" role="status">Opening the card fields<\/p>/);
    expect(html).toContain('data-waiting="true"');
    const fields = [
      ...html.matchAll(
        /<label for="booking-(\w+)">([^<]*)<\/label>(?:<p[^>]*>([^<]*)<\/p>)?<div [^>]*data-card-field="(\w+)"/g,
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

  it('that is wrong says so at its field', () => {
    const errors = [{ place: 'cvv', words: 'Enter the security code' }] as const;
    const { html } = renderElements(
      <CardForm
        restaurant={fakeRestaurant()}
        token="t"
        ref={null}
        onCheck={vi.fn()}
        again="/again"
        onRetry={vi.fn()}
        errors={errors}
      />,
    );
    expect([...html.matchAll(/data-wrong="(\w+)"><label for="booking-(\w+)"/g)].map(([, ...pair]) => pair)).toEqual([
      ['false', 'cardholderName'],
      ['false', 'number'],
      ['false', 'expirationDate'],
      ['true', 'cvv'],
    ]);
    expect(html).toMatch(/<p[^>]*>Enter the security code<\/p><div [^>]*data-card-field="cvv"/);
  });
});
