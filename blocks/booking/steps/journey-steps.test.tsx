import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import { fakeFacts, fakeJourney } from '../testing/fake-journey.ts';
import { dispatch as press, renderElements } from '../testing/fake-rendering.tsx';
import { fakeRestaurant } from '../testing/fake-restaurant.ts';
import { JourneySteps } from './journey-steps.client.tsx';

const { choice, typed } = fakeJourney({});
const dinner = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 };
const slot = { time: '19:00', available: true, canEnquire: false, areaIds: undefined, date: undefined };
const cake = { id: 'cake', name: 'Cake', description: undefined, pricePence: 3000, maxQty: 2, available: true };
const plain = { isEnquiry: false, isPhoneRequired: false, creditCardRequired: false };
const requirements = {
  ...plain,
  policyText: undefined,
  areaName: undefined,
  guaranteeAmountPence: undefined,
  cancelHours: undefined,
};
const known: BookingFacts = {
  occasions: { ok: true, value: [{ ...dinner, menuLinkGroup: undefined, areaLinkGroup: undefined }] },
  slots: { ok: true, value: [slot] },
  extras: { ok: true, value: [cake] },
  requirements: { ok: true, value: requirements },
};

function render(change: Partial<BookingJourneyState>, answers: BookingFacts = known) {
  const [dispatch, selectTime, send, onMove] = [vi.fn(), vi.fn(async () => undefined), vi.fn(), vi.fn()];
  const cardStore = { hasCardFor: () => false, save: vi.fn(), clear: vi.fn() };
  const { facts, refetch } = fakeFacts(answers);
  const controller = { journey: fakeJourney(change), facts, dispatch, selectTime, cardStore, send };
  const rendered = renderElements(
    <QueryClientProvider client={new QueryClient()}>
      <JourneySteps
        restaurant={fakeRestaurant()}
        nearby={[]}
        controller={controller}
        isPartyKnown={false}
        asksOccasionOnly={false}
        onPartyShown={vi.fn()}
        onMove={onMove}
        onReopening={vi.fn()}
      />
    </QueryClientProvider>,
  );
  const [form] = rendered.elements.filter(({ type }) => type === 'form');
  const submit = (): void => {
    if (!form) throw new Error('The step has no form.');
    press(form, 'onSubmit');
  };
  return { ...rendered, submit, dispatch, selectTime, send, refetch };
}

describe('the current step of a booking', () => {
  it('party: choosing it goes on with the day [booking.step1]', () => {
    const { submit, find, dispatch } = render({ step: 'party' });
    press(find('input', { value: 'dinner' }), 'onChange');
    submit();
    expect(dispatch.mock.calls).toMatchObject([
      [{ type: 'party-changed', change: { occasionId: 'dinner', adults: 1, children: 0 } }],
      [{ type: 'party-chosen', choice: { ...choice, occasionId: 'dinner' } }],
    ]);
  });

  it('time: it is taken once the booking system has stated its requirements [booking.step2]', () => {
    const { submit, find, dispatch, selectTime } = render({ step: 'time' });
    press(find('input', { value: '19:00' }), 'onChange');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'time-changed', time: '19:00' });
    submit();
    expect(selectTime).toHaveBeenCalledExactlyOnceWith('19:00', undefined);
  });

  it('extras if the time has some, otherwise details [booking.upsells]', () => {
    const { html, submit, dispatch } = render({ step: 'extras' });
    expect(html).toContain('<b>Cake</b>');
    submit();
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'extras-chosen', extras: [] });
    for (const extras of [
      { ok: true, value: [] },
      { ok: false, message: 'No.' },
    ] as const)
      expect(render({ step: 'extras' }, { ...known, extras }).html).toContain('Book the table');
    expect(render({ step: 'extras' }, { ...known, extras: undefined }).html).toContain(
      'Checking what this booking needs',
    );
  });

  it('details: keeps typed values, shows errors and sends valid details [booking.step3]', () => {
    const { submit, find, dispatch, send } = render({});
    press(find('input', { name: 'lastName' }), 'onChange', { target: { value: 'King' } });
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'typed', change: { lastName: 'King' } });
    submit();
    expect(send).toHaveBeenCalledExactlyOnceWith(typed, false, undefined);
    const wrong = render({ typed: emptyDetails });
    wrong.submit();
    expect(wrong.dispatch).toHaveBeenCalledExactlyOnceWith({
      type: 'errors-found',
      errors: expect.objectContaining({ email: 'Enter your email address' }),
    });
    expect(wrong.send).not.toHaveBeenCalled();
  });

  it('is a request if the slot can only be requested [booking.step2]', () => {
    const value = { ...requirements, isEnquiry: true };
    const { submit, send } = render({}, { ...known, requirements: { ok: true, value } });
    submit();
    expect(send).toHaveBeenCalledExactlyOnceWith(typed, true, undefined);
  });

  it('waits for the requirements, and can load them again [booking.step2]', () => {
    expect(render({}, { ...known, requirements: undefined }).html).toContain('Checking what this booking needs');
    const { html, find, refetch } = render({}, { ...known, requirements: { ok: false, message: 'No answer.' } });
    expect(html).toContain('<p>No answer.</p>');
    expect(html).not.toContain('Book the table');
    expect(find('a', 'Try again').props.href).toMatch(/step=details/);
    press(find('a', 'Try again'), 'onClick');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('end: shows the reference [booking.thanks]', () => {
    expect(render({ step: 'thanks', done: { reference: 'PR-7KQ2', isEnquiry: false } }).html).toContain(
      '<b>PR-7KQ2</b>',
    );
    expect(render({ step: 'thanks' }).html).toBe('');
  });

  it('is none if the restaurant takes no bookings [booking.codes]', () => {
    const refused = (code: number) =>
      ({ ...known, occasions: { ok: false, code, message: bookingMessage(code) } }) as const;
    expect(render({ step: 'party' }, refused(11)).html).toContain('This restaurant cannot be booked online.');
    expect(render({ step: 'party' }, refused(11)).html).toContain('role="alert"');
    expect(render({ step: 'party' }, refused(11)).html).not.toContain('<form');
    expect(render({ step: 'party' }, refused(17)).html).toContain('<form');
  });
});

describe('a lost table [booking.taken]', () => {
  const taken = { kind: 'taken', message: 'Just taken.' } as const;
  const lost = { step: 'time', notice: taken, lostTime: '19:00', timesTaken: 1 } as const;

  it('keeps the typed details and goes straight to the details step', () => {
    const stepIn = (markup: string) => /value="(\w+)"[^>]*>Take this time</.exec(markup)?.[1];
    const { html } = render(lost);
    expect(html).toContain('<input type="hidden" name="firstName" value="Ada"/>');
    expect(stepIn(html)).toBe('details');
    const other = render({ ...lost, notice: { kind: 'failed', message: 'No.' } });
    expect(other.html).not.toContain('name="firstName"');
    expect(stepIn(other.html)).toBe('extras');
  });

  it('offers the telephone number the second time', () => {
    expect(render(lost).html).not.toContain('ask by telephone');
    expect(render({ ...lost, timesTaken: 2 }).html).toContain('You can also ask by telephone.');
  });
});
