// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BookingJourney } from '../journey/booking-journey.client.tsx';
import { fakeBookingSystem } from '../testing/fake-booking-system.ts';
import { createFakeCardModules, type FakeProvider, providerError } from '../testing/fake-card-modules.ts';
import { fakeRestaurant } from '../testing/fake-restaurant.ts';
import { loadCardModules } from './card-modules.ts';

vi.mock('./card-modules.ts', () => ({ loadCardModules: vi.fn() }));

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const requirements = { isEnquiry: false, creditCardRequired: true, isPhoneRequired: false, guaranteeAmountPence: 1000 };
const field = (name: string) => document.getElementById(`booking-${name}`);
const isLoading = () => document.querySelector('[data-loading]')?.getAttribute('data-loading') === 'true';
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

/** Shows the details of a booking that needs a card of the provider. */
async function show(provider: FakeProvider = {}, token: () => object = () => ({ clientToken: 'token' })) {
  const { modules, calls } = createFakeCardModules(provider);
  vi.mocked(loadCardModules).mockResolvedValue(modules);
  const sent = fakeBookingSystem({ requirements, token, submit: { success: true, customerId: 'customer-1' } });
  const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0, time: '19:00' };
  const view = render(
    <BookingJourney
      restaurant={fakeRestaurant()}
      nearby={[]}
      visit={{ step: 'details', choice, idempotencyKey: 'key-12345' }}
      facts={{}}
      isSaved={false}
    />,
  );
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Byron');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  return { calls, sent, view };
}

describe('the card fields of a booking [booking.card]', () => {
  it('are opened in a labelled place each, in the style of the page', async () => {
    const { calls } = await show();
    await waitFor(() => expect(isLoading()).toBe(false));
    for (const name of ['cardholderName', 'number', 'expirationDate', 'cvv']) {
      expect(document.querySelector(`label[for="booking-${name}"]`)?.textContent).toMatch(/./);
      expect(field(name)?.parentElement?.getAttribute('data-card-field')).toBe(name);
    }
    expect(calls.opened).toHaveLength(1);
    expect(Object.keys(calls.opened[0]?.fields ?? {}).sort()).toEqual([
      'cardholderName',
      'cvv',
      'expirationDate',
      'number',
    ]);
    const containers = Object.values(calls.opened[0]?.fields ?? {}).map((each) =>
      Reflect.get(Object(each), 'container'),
    );
    expect(new Set(containers).size).toBe(4);
    expect(Object.keys(calls.opened[0]?.styles.input ?? {}).sort()).toEqual([
      'color',
      'font-family',
      'font-size',
      'font-weight',
      'letter-spacing',
    ]);
    expect(screen.queryByText('Opening the card fields')).toBeNull();
  });

  it('pay nothing, but guarantee the table with the saved card', async () => {
    const { sent } = await show();
    await waitFor(() => expect(isLoading()).toBe(false));
    await press('Book the table');
    await screen.findByRole('heading', { name: 'Your table is booked' });
    expect(sent('submit')[0]?.body).toMatchObject({ nonce: 'confirmed-code', firstName: 'Ada' });
    expect(JSON.stringify(sent('create')[0]?.body)).toContain('customer-1');
  });

  it('that are empty or invalid are marked, and the first gets the focus', async () => {
    const { calls, sent } = await show({ state: { number: { isEmpty: true, isValid: false } } });
    await waitFor(() => expect(isLoading()).toBe(false));
    await press('Book the table');
    const link = screen.getByRole('link', { name: /card number/i });
    expect(link.getAttribute('href')).toBe('#booking-number');
    expect(field('number')?.closest('[data-invalid]')?.getAttribute('data-invalid')).toBe('true');
    expect(field('cvv')?.closest('[data-invalid]')?.getAttribute('data-invalid')).toBe('false');
    expect(calls.focused).toEqual(['number']);
    await user.click(link);
    expect(calls.focused).toEqual(['number', 'number']);
    expect(sent('create')).toEqual([]);
  });

  it('that are not open yet are an error, with the focus on the card', async () => {
    const { sent } = await show({ create: () => new Promise(() => undefined) });
    expect(isLoading()).toBe(true);
    expect(screen.getByText('Opening the card fields')).toBeTruthy();
    await press('Book the table');
    expect(
      screen.getByRole('link', { name: /^The card fields are not open yet\. Wait a moment and book again/ }),
    ).toBeTruthy();
    expect(document.activeElement?.id).toBe('booking-card');
    expect(sent('create')).toEqual([]);
  });

  it('that cannot be opened are replaced by a message, and can be tried again', async () => {
    let fails = true;
    const { calls } = await show({ create: async () => fails && Promise.reject(providerError('NETWORK')) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This booking needs a credit card to confirm');
    expect(document.querySelector('[data-loading]')?.hasAttribute('hidden')).toBe(true);
    fails = false;
    await user.click(screen.getByRole('link', { name: 'Try again' }));
    await waitFor(() => expect(isLoading()).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls.opened).toHaveLength(2);
  });

  it('are closed with the form, also if they open only then', async () => {
    const opened = await show();
    await waitFor(() => expect(isLoading()).toBe(false));
    opened.view.unmount();
    expect(opened.calls.tornDown).toEqual(['fields', 'bank']);
    const creating = Promise.withResolvers<void>();
    const late = await show({ create: () => creating.promise });
    late.view.unmount();
    expect(late.calls.tornDown).toEqual([]);
    await act(async () => creating.resolve());
    await waitFor(() => expect(late.calls.tornDown).toEqual(['fields', 'bank']));
  });

  it.each([
    ['declined by the provider', { tokenize: () => Promise.reject(providerError('CUSTOMER')) }],
    ['not confirmed by the bank', { verify: async () => false }],
    ['without an answer', { tokenize: () => Promise.reject(providerError('NETWORK')) }],
  ] satisfies [string, FakeProvider][])('with a card %s book nothing and say why', async (_, provider) => {
    const { sent } = await show(provider);
    await waitFor(() => expect(isLoading()).toBe(false));
    await press('Book the table');
    expect((await screen.findByRole('alert')).textContent).toMatch(/card/i);
    expect([...sent('submit'), ...sent('create')]).toEqual([]);
    expect(screen.getByRole('button', { name: 'Book the table' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('show the bank’s check instead of the form, which can be left', async () => {
    const { calls, sent } = await show({
      verify: (challenge) =>
        new Promise((_, reject) => {
          leave = () => reject(providerError('CUSTOMER'));
          challenge();
        }),
      cancel: () => leave(),
    });
    await waitFor(() => expect(isLoading()).toBe(false));
    await press('Book the table');
    const check = await screen.findByRole('region', { name: 'Your bank’s check' });
    expect(check.contains(document.activeElement)).toBe(true);
    expect(document.querySelector('form')?.parentElement?.hidden).toBe(true);
    expect(calls.begun).toBe(1);
    await press('Go back without the check');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your bank’s check' })).toBeNull());
    expect(document.querySelector('form')?.parentElement?.hidden).toBe(false);
    expect(sent('create')).toEqual([]);
  });
  let leave = (): void => undefined;
});
