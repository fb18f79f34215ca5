import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { noDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingMessage } from '#schemas/domain/booking/booking-message.ts';
import type { Journey } from '../journey/journey.ts';
import { fakeFacts, fakeJourney } from '../testing/fake-journey.ts';
import { dispatch as press, renderElements } from '../testing/fake-rendering.tsx';
import { fakeRestaurant } from '../testing/fake-restaurant.ts';
import { JourneySteps } from './journey-steps.client.tsx';

const { choice, typed } = fakeJourney({});
const dinner = { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 };
const slot = { time: '19:00', available: true, canEnquire: false, areaIds: undefined, date: undefined };
const cake = { id: 'cake', name: 'Cake', description: undefined, pricePence: 3000, maxQty: 2, available: true };
const plain = { isEnquiry: false, isPhoneRequired: false, creditCardRequired: false };
const requirements = { ...plain, policyText: undefined, guaranteeAmountPence: undefined, cancelHours: undefined };
const known: BookingFacts = {
  occasions: { ok: true, value: [{ ...dinner, menuLinkGroup: undefined, areaLinkGroup: undefined }] },
  slots: { ok: true, value: [slot] },
  extras: { ok: true, value: [cake] },
  requirements: { ok: true, value: requirements },
};

function render(change: Partial<Journey>, answers: BookingFacts = known) {
  const [dispatch, takeTime, send, onMove] = [vi.fn(), vi.fn(async () => undefined), vi.fn(), vi.fn()];
  const keeper = { holds: () => false, keep: vi.fn(), forget: vi.fn() };
  const { facts, refetch } = fakeFacts(answers);
  const running = { journey: fakeJourney(change), facts, dispatch, takeTime, keeper, send };
  const rendered = renderElements(
    <QueryClientProvider client={new QueryClient()}>
      <JourneySteps restaurant={fakeRestaurant()} nearby={[]} running={running} onMove={onMove} />
    </QueryClientProvider>,
  );
  const [form] = rendered.elements.filter(({ type }) => type === 'form');
  const submit = (): void => {
    if (!form) throw new Error('The step has no form.');
    press(form, 'onSubmit');
  };
  return { ...rendered, submit, dispatch, takeTime, send, refetch };
}

describe('a step of the journey', () => {
  it('is the party: what is chosen leads on with the day [booking.step1]', () => {
    const { submit, find, dispatch } = render({ step: 'party' });
    press(find('input', { value: 'dinner' }), 'onChange');
    submit();
    expect(dispatch.mock.calls).toMatchObject([
      [{ type: 'party-changed', change: { occasionId: 'dinner', adults: 1, children: 0 } }],
      [{ type: 'party-chosen', choice: { ...choice, occasionId: 'dinner' } }],
    ]);
  });

  it('is the time: it is chosen, and taken once the booking system says what it needs [booking.step2]', () => {
    const { submit, find, dispatch, takeTime } = render({ step: 'time' });
    press(find('input', { value: '19:00' }), 'onChange');
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'time-changed', time: '19:00' });
    submit();
    expect(takeTime).toHaveBeenCalledExactlyOnceWith('19:00', undefined);
  });

  it('is the extras where the time has some, and else the details [booking.upsells]', () => {
    const { html, submit, dispatch } = render({ step: 'extras' });
    expect(html).toContain('<b>Cake</b>');
    submit();
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'extras-chosen', extras: [] });
    for (const extras of [
      { ok: true, value: [] },
      { ok: false, message: 'No.' },
    ] as const)
      expect(render({ step: 'extras' }, { ...known, extras }).html).toContain('Book the table');
    expect(render({ step: 'extras' }, { ...known, extras: undefined }).html).toContain('Looking what this table needs');
  });

  it('is the details: what is typed is kept, what is wrong told, and what is right sent [booking.step3]', () => {
    const { submit, find, dispatch, send } = render({});
    press(find('input', { name: 'lastName' }), 'onChange', { target: { value: 'King' } });
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({ type: 'typed', change: { lastName: 'King' } });
    submit();
    expect(send).toHaveBeenCalledExactlyOnceWith(typed, false, undefined);
    const wrong = render({ typed: noDetails });
    wrong.submit();
    expect(wrong.dispatch).toHaveBeenCalledExactlyOnceWith({
      type: 'faults-found',
      errors: expect.objectContaining({ email: 'Enter your e-mail address' }),
    });
    expect(wrong.send).not.toHaveBeenCalled();
  });

  it('is a request where the time can only be asked for [booking.step2]', () => {
    const value = { ...requirements, isEnquiry: true };
    const { submit, send } = render({}, { ...known, requirements: { ok: true, value } });
    submit();
    expect(send).toHaveBeenCalledExactlyOnceWith(typed, true, undefined);
  });

  it('waits for what the time needs, and can ask again [booking.step2]', () => {
    expect(render({}, { ...known, requirements: undefined }).html).toContain('Looking what this table needs');
    const { html, find, refetch } = render({}, { ...known, requirements: { ok: false, message: 'No answer.' } });
    expect(html).toContain('<p>No answer.</p>');
    expect(html).not.toContain('Book the table');
    expect(find('a', 'Try again').props.href).toMatch(/step=details/);
    press(find('a', 'Try again'), 'onClick');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('is the thanks at the end, with the reference [booking.thanks]', () => {
    expect(render({ step: 'thanks', done: { reference: 'PR-7KQ2', isEnquiry: false } }).html).toContain(
      '<b>PR-7KQ2</b>',
    );
    expect(render({ step: 'thanks' }).html).toBe('');
  });

  it('is none where a restaurant can never be booked here [booking.codes]', () => {
    const refused = (code: number) =>
      ({ ...known, occasions: { ok: false, code, message: bookingMessage(code) } }) as const;
    expect(render({ step: 'party' }, refused(11)).html).toContain('This restaurant cannot be booked online.');
    expect(render({ step: 'party' }, refused(11)).html).toContain('role="alert"');
    expect(render({ step: 'party' }, refused(11)).html).not.toContain('<form');
    expect(render({ step: 'party' }, refused(17)).html).toContain('<form');
  });
});

describe('a table that was lost [booking.taken]', () => {
  const taken = { kind: 'taken', message: 'Just taken.' } as const;
  const lost = { step: 'time', notice: taken, lostTime: '19:00', timesTaken: 1 } as const;

  it('keeps what was typed, and goes straight on to the details', () => {
    const { html, find } = render(lost);
    expect(html).toContain('<input type="hidden" name="firstName" value="Ada"/>');
    expect(find('button', 'Take this time').props.value).toBe('details');
    const other = render({ ...lost, notice: { kind: 'failed', message: 'No.' } });
    expect(other.html).not.toContain('name="firstName"');
    expect(other.find('button', 'Take this time').props.value).toBe('extras');
  });

  it('leads to the telephone the second time', () => {
    expect(render(lost).html).not.toContain('Tables go quickly');
    expect(render({ ...lost, timesTaken: 2 }).html).toContain('Tables go quickly on this day.');
  });
});
