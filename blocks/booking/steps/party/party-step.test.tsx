import { describe, expect, it, vi } from 'vitest';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { PartyStep } from './party-step.client.tsx';

const occasion = (id: string, minimumCovers: number, maximumCovers: number) => ({
  id,
  name: `The ${id}`,
  minimumCovers,
  maximumCovers,
  menuLinkGroup: undefined,
  areaLinkGroup: undefined,
});
const occasions = [occasion('dinner', 1, 8), occasion('feast', 6, 12)];
const date = '2026-12-03';

interface Setting {
  readonly answer?: JourneyFacts['occasions']['data'];
  readonly isPlaceholderData?: boolean;
  readonly options?: Partial<BookingOptions>;
  readonly isPartyKnown?: boolean;
  readonly asksOccasionOnly?: boolean;
}

function render(choice: BookingChoice, setting: Setting = {}) {
  const onChange = vi.fn();
  const onChosen = vi.fn();
  const refetch = vi.fn();
  const { isPlaceholderData = false, options, isPartyKnown, asksOccasionOnly } = setting;
  const onPartyShown = vi.fn();
  const data = 'answer' in setting ? setting.answer : { ok: true as const, value: occasions };
  const rendered = renderElements(
    <PartyStep
      restaurant={fakeRestaurant({}, options)}
      choice={choice}
      occasions={{ data, refetch, isPlaceholderData }}
      askAgain={vi.fn()}
      isPartyKnown={isPartyKnown}
      asksOccasionOnly={asksOccasionOnly}
      onPartyShown={onPartyShown}
      onChange={onChange}
      onChosen={onChosen}
    />,
  );
  const submit = (): boolean => dispatch(rendered.find('form', { method: 'get' }), 'onSubmit');
  return { ...rendered, onChange, onChosen, onPartyShown, refetch, submit };
}

describe('the occasions of a day', () => {
  it('are listed with their covers, and the first that takes the party is selected [booking.step1]', () => {
    const { html, find } = render({ date });
    expect(html).toMatch(/The dinner<\/span><small>1 to 8<\/small>.*The feast<\/span><small>6 to 12<\/small>/);
    expect(find('input', { value: 'dinner' }).props.checked).toBe(true);
    expect(find('input', { value: 'feast' }).props.checked).toBe(false);
    expect(html).toMatch(/<fieldset[^>]*aria-busy="false"><legend>What for<\/legend>/);
  });

  it('are all that is asked where day and party are known, and keep the people [booking.step1]', () => {
    const answer = { ok: true as const, value: [...occasions, occasion('birthday', 2, 8)] };
    const { html, find, onChange, onPartyShown } = render({ date, adults: 5 }, { answer, asksOccasionOnly: true });
    expect(html).toContain('<span>Thursday 3 December 2026, 5 people</span>');
    expect(find('input', { name: 'date' }).props).toMatchObject({ type: 'hidden', value: date });
    expect(find('input', { name: 'adults' }).props).toMatchObject({ type: 'hidden', value: 5 });
    expect(html).not.toContain('The feast');
    dispatch(find('input', { value: 'birthday' }), 'onChange');
    expect(onChange.mock.calls).toMatchObject([[{ occasionId: 'birthday', adults: 5, children: 0 }]]);
    const change = find('a', 'Change day or how many');
    expect(change.props.href).toContain('?step=party&date=2026-12-03&adults=5#');
    expect(dispatch(change, 'onClick')).toBe(true);
    expect(onPartyShown).toHaveBeenCalledOnce();
  });

  it('reset adults to their minimum and children to none when chosen [booking.step1]', () => {
    const { find, onChange } = render({ date, adults: 2, children: 1 });
    dispatch(find('input', { value: 'feast' }), 'onChange');
    const reset = { occasionId: 'feast', adults: 6, children: 0, areaId: undefined, menuId: undefined };
    expect(onChange).toHaveBeenCalledExactlyOnceWith(reset);
  });

  it('start with their minimum of adults [booking.step1]', () => {
    const { find } = render({ date }, { answer: { ok: true, value: [occasion('feast', 6, 12)] } });
    expect(find('input', { name: 'adults' }).props).toMatchObject({ value: 6, min: 1, 'aria-invalid': undefined });
  });

  it('that cannot be booked online: a sentence says so, with another day to choose and whom to call [booking.step1] [upstream.entries]', () => {
    const { html, find, refetch } = render({ date }, { answer: { ok: true, value: [] } });
    expect(html).toContain(
      '<p>Nothing can be booked online for Thursday 3 December 2026. Please choose another day.</p>',
    );
    expect(find('input', { id: 'booking-date' }).props.value).toBe(date);
    expect(find('a', { href: 'tel:01632960001' })).toBeTruthy();
    dispatch(find('a', 'Try again'), 'onClick');
    expect(refetch).toHaveBeenCalledOnce();
    expect(render({ date }).html).not.toContain('Nothing can be booked');
  });

  it('have a loading indicator, and a way to try again after a failure [booking.step1]', () => {
    const waiting = render({ date }, { answer: undefined });
    expect(waiting.html).toContain('Checking what can be booked on that day');
    expect(waiting.html).not.toContain('<fieldset');
    expect(waiting.html).toContain('>Find a time</button>');
    const failed = render({ date }, { answer: { ok: false, message: 'No answer.' } });
    expect(failed.html).toContain('<p>No answer.</p>');
    expect(failed.html).toContain('>Look again</button>');
    expect(failed.html).not.toMatch(/Checking what|Find a time/);
    expect(failed.find('a', 'Try again').props.href).toBe(`/booking/soho?step=party&date=${date}#booking.journey`);
    expect(dispatch(failed.find('a', 'Try again'), 'onClick')).toBe(true);
    expect(failed.submit()).toBe(true);
    expect(failed.refetch).toHaveBeenCalledTimes(2);
    expect(failed.onChosen).not.toHaveBeenCalled();
  });
});

describe('the covers of a party', () => {
  it('lead on to the times if the occasion takes them [booking.step1]', () => {
    const { submit, onChosen, onChange } = render({ date, adults: 3 });
    expect(submit()).toBe(true);
    expect(onChosen).toHaveBeenCalledExactlyOnceWith({ date, occasionId: 'dinner', adults: 3, children: 0 });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('wait for the occasions of the day that was just chosen [booking.step1]', () => {
    const { submit, onChosen, onChange, html } = render({ date, adults: 3 }, { isPlaceholderData: true });
    submit();
    expect([onChosen.mock.calls, onChange.mock.calls]).toEqual([[], []]);
    expect(html).toContain('aria-busy="true"');
  });

  it('too many for the occasion: stay, and offer other occasions [booking.covers]', () => {
    const { html, submit, find, onChosen, onChange } = render({ date, adults: 10, occasionId: 'dinner' });
    expect(html).toMatch(
      /<p id="([^"]+)"[^>]*>The dinner is for up to 8<\/p>.*aria-invalid="true" aria-describedby="\1"/,
    );
    submit();
    expect(onChosen).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ occasionId: 'dinner', adults: 10, children: 0 });
    expect(html).toContain('For 10 people: ');
    dispatch(find('button', 'The feast'), 'onClick');
    const place = { areaId: undefined, menuId: undefined };
    expect(onChange).toHaveBeenLastCalledWith({ occasionId: 'feast', adults: 10, children: 0, ...place });
  });

  it('too many for all occasions but one: it is chosen, without an error, and left when they are fewer [booking.covers]', () => {
    const { html, submit, find, onChosen, onChange } = render({ date, adults: 9 });
    expect(html).not.toContain('is for up to');
    expect(find('input', { value: 'feast' }).props.checked).toBe(true);
    dispatch(find('input', { name: 'adults' }), 'onChange', { target: { valueAsNumber: 4 } });
    expect(onChange).toHaveBeenLastCalledWith({ occasionId: 'dinner', adults: 4, children: 0 });
    submit();
    expect(onChosen).toHaveBeenCalledExactlyOnceWith({ date, occasionId: 'feast', adults: 9, children: 0 });
  });

  it('that were answered before are shown, and can be changed [diner.dialog]', () => {
    const known = render({ date, adults: 4 }, { isPartyKnown: true });
    expect(known.html).toContain('For 4 people');
    expect(known.html).not.toContain('name="adults"');
    expect(known.find('button', 'Change how many')).toBeTruthy();
    expect(render({ date, adults: 30 }, { isPartyKnown: true }).html).toContain(
      'Tables for up to 12 can be booked here',
    );
  });

  it('too many for every occasion: offer only the group enquiry [booking.covers]', () => {
    const { html } = render({ date, adults: 13 });
    expect(html).toContain('href="/group-booking?restaurant=1&amp;guests=13&amp;date=2026-12-03"');
    expect(html).not.toContain('For 13 people');
    expect(render({ date, adults: 13, occasionId: 'dinner' }).html).toContain('Tables for up to 12 can be booked here');
    expect(render({ date, adults: 8 }).html).not.toMatch(/group-booking|up to 8/);
    expect(render({ adults: 13 }).html).toContain('href="/group-booking?restaurant=1&amp;guests=13"');
  });

  it('count between one and the limit, as one number if children are not asked for [booking.covers]', () => {
    const { html, elements, find, onChange } = render({ date, adults: 1 });
    expect(html).toMatch(
      /<label [^>]*for="([^"]+)">How many<\/label>.*<input [^>]*id="\1" type="number" inputMode="numeric"/,
    );
    const [fewer, more] = elements.filter(({ props }) => props.type === 'button');
    if (!fewer || !more) throw new Error('The field has no two buttons.');
    expect([fewer.props['aria-disabled'], more.props['aria-disabled']]).toEqual([true, false]);
    for (const each of [fewer, more]) dispatch(each, 'onClick');
    for (const valueAsNumber of [4.9, 5000, -1, Number.NaN])
      dispatch(find('input', { name: 'adults' }), 'onChange', { target: { valueAsNumber } });
    expect(onChange.mock.calls.map(([{ adults }]) => adults)).toEqual([1, 2, 4, 999, 0, 0]);
    const full = render({ date, adults: 20 }).elements.filter(({ props }) => props.type === 'button');
    expect(full.map(({ props }) => props['aria-disabled'])).toEqual([false, true]);
  });

  it('are increased by the button only up to the maximum of the occasion [booking.step1] [booking.covers]', () => {
    const press = (choice: BookingChoice, at: number, options: Partial<BookingOptions> = {}) => {
      const { elements, onChange } = render({ date, ...choice }, { options });
      const button = elements.filter(({ props }) => props.type === 'button')[at];
      if (!button) throw new Error('The field has no such button.');
      dispatch(button, 'onClick');
      return { isDisabled: button.props['aria-disabled'], change: onChange.mock.lastCall?.[0] };
    };
    const [fewer, more, moreChildren] = [0, 1, 3];
    expect(press({ adults: 7 }, more)).toMatchObject({ isDisabled: false, change: { adults: 8 } });
    const full = { isDisabled: true, change: undefined };
    expect(press({ adults: 8 }, more)).toEqual(full);
    expect(press({ adults: 11, occasionId: 'dinner' }, more)).toEqual(full);
    expect(press({ adults: 12 }, more)).toEqual(full);
    expect(press({ adults: 11 }, fewer)).toMatchObject({ isDisabled: false, change: { adults: 10 } });
    expect(press({ adults: 4 }, more, { maxCovers: 4 })).toEqual(full);
    const withChildren = { showChildren: true };
    expect(press({ adults: 5, children: 3 }, more, withChildren)).toEqual(full);
    expect(press({ adults: 5, children: 3 }, moreChildren, withChildren)).toEqual(full);
    expect(press({ adults: 5, children: 2 }, moreChildren, withChildren)).toMatchObject({ change: { children: 3 } });
  });

  it('have a separate number of children if asked for [booking.covers]', () => {
    const { html, find, onChange } = render({ date, adults: 2, children: 1 }, { options: { showChildren: true } });
    expect(html).toMatch(/>Adults<.*>Children</);
    const children = find('input', { name: 'children' });
    expect(children.props).toMatchObject({ value: 1, min: 0, max: 20 });
    dispatch(children, 'onChange', { target: { valueAsNumber: 3 } });
    dispatch(find('input', { name: 'adults' }), 'onChange', { target: { valueAsNumber: 4 } });
    expect(onChange.mock.calls).toEqual([
      [{ adults: 2, children: 3, occasionId: 'dinner' }],
      [{ adults: 4, children: 1, occasionId: 'dinner' }],
    ]);
  });

  it('can be sent without script, with day and next step [booking.step1]', () => {
    const { html, find } = render({ date, adults: 2 });
    expect(find('form', { noValidate: true }).props).toMatchObject({
      method: 'get',
      action: '/booking/soho#booking.journey',
    });
    expect(html).toContain('<input type="hidden" name="step" value="time"/>');
    expect(html).toContain('for="booking-date">Day</label>');
    expect(find('input', { id: 'booking-date' }).props).toMatchObject({
      type: 'date',
      name: 'date',
      value: date,
      min: '2026-11-21',
      required: true,
    });
    expect(html).toContain('name="occasion"');
  });
});
