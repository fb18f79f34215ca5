import { describe, expect, it, vi } from 'vitest';
import { fakeFacts } from '#blocks/booking/testing/fake-journey.ts';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import { emptyDetails } from '#schemas/domain/booking/booking-details.ts';
import { TimeStep } from './time-step.client.tsx';

const slot = (time: string, change: object = {}) => ({
  time,
  available: true,
  canEnquire: false,
  areaIds: undefined,
  date: undefined,
  ...change,
});
const option = (id: string, pricePence?: number) => ({ id, name: `The ${id}`, pricePence });
const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 0 };
const slots = [
  slot('00:30'),
  slot('12:00'),
  slot('15:45', { available: false }),
  slot('16:00'),
  slot('18:30', { available: false, canEnquire: true }),
];

type StepProps = Parameters<typeof TimeStep>[0];

function render(answers: Parameters<typeof fakeFacts>[0], more: Partial<StepProps> = {}) {
  const { facts, refetch } = fakeFacts(answers);
  const [onBackToParty, onAreaOrMenuChange, onTimeChange, onChosen] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const rendered = renderElements(
    <TimeStep
      restaurant={fakeRestaurant()}
      choice={choice}
      facts={facts}
      isBusy={false}
      lostTime={undefined}
      nearTime={undefined}
      carriedDetails={undefined}
      alternatives={({ fullMeals }) => <b>elsewhere{fullMeals.map(({ id }) => ` ${id}`)}</b>}
      {...{ onBackToParty, onAreaOrMenuChange, onTimeChange, onChosen }}
      {...more}
    />,
  );
  const [form] = rendered.elements.filter(({ type }) => type === 'form');
  if (!form) throw new Error('The step has no form.');
  const submit = (): boolean => dispatch(form, 'onSubmit');
  const chosen = rendered.elements.flatMap(({ props }) => (props.checked === true ? [props.value] : []));
  return { ...rendered, form, submit, chosen, refetch, onBackToParty, onAreaOrMenuChange, onTimeChange, onChosen };
}
const found = { slots: { ok: true, value: slots } } as const;
/** The buttons that take a time: with script one of them is shown. */
const submitsOf = (elements: ReturnType<typeof renderElements>['elements']) =>
  elements.filter(({ type, props }) => type === 'button' && props.name === 'step');

describe('the times of a day', () => {
  it('are grouped by part of the day, and mark taken slots and requests [booking.step2]', () => {
    const { html } = render(found);
    const parts = [...html.matchAll(/<legend>(.*?)<\/legend>(.*?)<\/fieldset>/g)].map(([, legend, inside = '']) => [
      legend,
      [...inside.matchAll(/<span>([\d:]+)<\/span>(?:<small>(\w+)<\/small>)?/g)].map(([, time, mark]) => [time, mark]),
    ]);
    expect(parts).toEqual([
      ['Lunch', [['12:00', undefined]]],
      [
        'Afternoon',
        [
          ['15:45', 'Taken'],
          ['16:00', undefined],
        ],
      ],
      ['Dinner', [['18:30', 'Request']]],
      ['After midnight, the night from Wednesday to Thursday', [['00:30', undefined]]],
    ]);
  });

  it('are all listed once from 9:00 into the night, those from 15:00 to 17:15 as the afternoon [booking.step2] [booking.date]', () => {
    const times = Array.from(
      { length: 96 },
      (_, at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`,
    );
    const { html, elements } = render({ slots: { ok: true, value: times.map((time) => slot(time)) } });
    const offered = elements.flatMap(({ props }) => (props.name === 'time' ? [String(props.value)] : []));
    expect(offered.toSorted()).toEqual(times.filter((time) => time < '05:00' || time >= '09:00'));
    const [, afternoon = ''] = /<legend>Afternoon<\/legend>(.*?)<\/fieldset>/.exec(html) ?? [];
    expect([...afternoon.matchAll(/value="([\d:]+)"/g)].map(([, time]) => time)).toEqual(
      times.slice(times.indexOf('15:00'), times.indexOf('17:30')),
    );
  });

  it('preselect none where no time was requested, so the form asks for one [booking.step2] [diner.dialog]', () => {
    const { chosen, find, onTimeChange, onChosen, submit } = render(found);
    expect(chosen).toEqual([]);
    expect(find('input', { value: '16:00' }).props.required).toBe(true);
    dispatch(find('input', { value: '16:00' }), 'onChange');
    expect(onTimeChange).toHaveBeenCalledExactlyOnceWith('16:00');
    expect(find('input', { value: '15:45' }).props.disabled).toBe(true);
    expect(find('input', { value: '18:30' }).props.disabled).toBe(false);
    expect(submit()).toBe(true);
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('have links to the parts of a long day [booking.step2]', () => {
    const long = Array.from({ length: 20 }, (_, at) => slot(`${12 + Math.floor(at / 2)}:${at % 2 ? '30' : '00'}`));
    const links = (html: string) => [...html.matchAll(/<a href="#([^"]*)">/g)].map(([, id]) => id);
    const { html } = render({ slots: { ok: true, value: long } });
    expect(links(html)).toEqual(['booking.times.lunch', 'booking.times.afternoon', 'booking.times.dinner']);
    for (const id of links(html)) expect(html).toContain(`<fieldset id="${id}" tabindex="-1"`);
    expect(links(render(found).html)).toEqual([]);
  });

  it('preselect the wanted one, or the nearest if it is at most two hours away [booking.step2]', () => {
    expect(render(found, { choice: { ...choice, time: '16:00' } }).chosen).toEqual(['16:00']);
    expect(render(found, { choice: { ...choice, time: '15:45' } }).chosen).toEqual(['16:00']);
    expect(render(found, { choice: { ...choice, time: '21:00' } }).chosen).toEqual([]);
    expect(render(found, { nearTime: '12:00' }).chosen).toEqual(['12:00']);
    expect(render(found, { nearTime: '12:15' }).chosen).toEqual(['12:00']);
    expect(render(found, { lostTime: '18:30', nearTime: '12:00' }).chosen).toEqual(['18:30']);
  });

  it.each([
    ['before the times of others, if a time of it was asked for', { time: '19:00' }, /elsewhere dinner<\/b>.*12:00/s],
    ['after the free times, if none was asked for', {}, /12:00.*elsewhere dinner<\/b>/s],
  ])('of a full meal come with alternatives %s [diner.waiting-list]', (_, time, order) => {
    const value = [slot('12:00'), slot('17:15'), slot('19:00', { available: false })];
    const { html, chosen } = render({ slots: { ok: true, value } }, { choice: { ...choice, ...time } });
    expect(html).toMatch(order);
    expect(html.includes('Dinner is full for 2 people')).toBe('time' in time);
    expect(html).toContain('Take this time');
    expect(chosen).toEqual([]);
  });

  it.each([
    ['dinner', { lunch: false }, 'dinner', 'no table left'],
    ['dinner after lunch', { lunch: true }, 'dinner', 'Dinner is full for 2 people'],
  ])(
    'of a full %s come with alternatives while the night before is free [diner.waiting-list] [open.midnight]',
    (_, { lunch }, meal, text) => {
      const value = [slot('00:15'), slot('12:00', { available: lunch }), slot('19:00', { available: false })];
      const { html, chosen } = render({ slots: { ok: true, value } }, { choice: { ...choice, time: '19:00' } });
      expect(html).toContain(`<b>elsewhere ${meal}</b>`);
      expect(html).toContain(text);
      expect(html.includes('after midnight, in the night from Wednesday to Thursday')).toBe(!lunch);
      expect(chosen).toEqual([]);
    },
  );

  it('after midnight can be asked for without a message about the day [open.midnight]', () => {
    const value = [slot('00:15'), slot('19:00', { available: false })];
    const { html, chosen } = render({ slots: { ok: true, value } }, { choice: { ...choice, time: '00:15' } });
    expect(chosen).toEqual(['00:15']);
    expect(html).not.toMatch(/no table left|elsewhere/);
  });

  it('are not sent twice while a time is being taken [booking.once]', () => {
    const { html, elements, submit, onChosen } = render(found, { isBusy: true });
    submit();
    expect(onChosen).not.toHaveBeenCalled();
    expect(html).toContain('>One moment</button>');
    for (const { props } of submitsOf(elements)) expect(props['aria-disabled']).toBe(true);
  });

  it('can be taken right after the chosen one, without script at the end of each group, and last if none is chosen [booking.step2]', () => {
    const value = [slot('12:00'), slot('12:15'), slot('19:00'), slot('19:15')];
    const partsOf = (time?: string) => {
      const { html } = render({ slots: { ok: true, value } }, { choice: { ...choice, time } });
      return [
        ...html.matchAll(/<span>(\d\d:\d\d)<\/span>|<button type="submit"[^>]*class="[^"]*?(\w*[aA]ction)\b/g),
      ].map(([, shown, action]) => shown ?? action);
    };
    expect(partsOf('12:00')).toEqual(['12:00', 'action', '12:15', 'groupAction', '19:00', '19:15', 'groupAction']);
    expect(partsOf()).toEqual(['12:00', '12:15', 'groupAction', '19:00', '19:15', 'groupAction', 'lastAction']);
  });

  it('have a loading indicator [booking.step2]', () => {
    const { html, submit, onChosen } = render({});
    expect(html).toContain('Looking for tables');
    expect(html).not.toMatch(/elsewhere|Take this time|no table left/);
    submit();
    expect(onChosen).not.toHaveBeenCalled();
  });

  it('show the message, alternatives and a way to try again after a failure [booking.slot-failure]', () => {
    const { html, find, refetch } = render({ slots: { ok: false, message: 'Fully booked.' } });
    expect(html).toContain('<p>Fully booked.</p>');
    expect(html).toContain('<b>elsewhere</b>');
    expect(html).not.toMatch(/Looking for tables|Take this time/);
    expect(find('a', 'Try again').props.href).toMatch(/^\/booking\/soho\?step=time&date=2026-12-03/);
    dispatch(find('a', 'Try again'), 'onClick');
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('of a full day give way to another day and to alternatives [booking.step2]', () => {
    const { html, find, onBackToParty } = render({ slots: { ok: true, value: [slot('12:00', { available: false })] } });
    expect(html).toMatch(/There is no table left for 2 people on Thursday 3 December 2026\..*<b>elsewhere lunch<\/b>/s);
    expect(html).not.toMatch(/Take this time|12:00/);
    expect(find('a', 'Choose another day').props.href).toMatch(/step=party/);
    dispatch(find('a', 'Choose another day'), 'onClick');
    expect(onBackToParty).toHaveBeenCalledOnce();
    expect(render(found).html).not.toMatch(/no table left|elsewhere/);
  });

  it('of a full meal are one line, without a link to them [booking.step2]', () => {
    const taken = Array.from({ length: 17 }, (_, at) => slot(`19:${10 + at}`, { available: false }));
    const { html } = render({ slots: { ok: true, value: [slot('12:00'), slot('15:00'), ...taken] } });
    expect(html).toContain('<p><b>Dinner</b>: every table is taken.</p>');
    expect(html).not.toContain('19:10');
    expect(html).not.toContain('#booking.times.');
  });
});

describe('a slot that was just taken', () => {
  const carriedDetails = {
    typed: { ...emptyDetails, firstName: 'Ada', shouldReceiveSms: true },
    idempotencyKey: 'key-12345',
  };

  it('leads to the details with everything typed, outside the address [booking.taken]', () => {
    const { html, form, elements } = render(found, { carriedDetails, lostTime: '19:00' });
    expect(form.props).toMatchObject({ method: 'post' });
    expect(form.props.action).toMatch(/^\/booking\/soho\?step=details&/);
    expect(html).toContain('<input type="hidden" name="firstName" value="Ada"/>');
    expect(html).toContain('<input type="hidden" name="shouldReceiveSms" value="on"/>');
    expect(html).toContain('<input type="hidden" name="idempotencyKey" value="key-12345"/>');
    expect(html).not.toContain('name="shouldReceivePromotions"');
    expect(html).toContain('<b>elsewhere</b>');
    expect(new Set(submitsOf(elements).map(({ props }) => props.value))).toEqual(new Set(['details']));
  });

  it('is absent on a first visit, which goes on to the extras with day and party in the address [booking.upsells]', () => {
    const { html, form, elements } = render(found);
    expect(form.props).toMatchObject({ method: 'get', action: '/booking/soho#booking.journey' });
    const hidden = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair);
    expect(hidden).toEqual([
      ['date', '2026-12-03'],
      ['occasion', 'dinner'],
      ['adults', '2'],
      ['children', '0'],
    ]);
    expect(new Set(submitsOf(elements).map(({ props }) => props.value))).toEqual(new Set(['extras']));
  });
});

describe('areas and menus of an occasion', () => {
  const places = {
    ...found,
    areas: { ok: true, value: [option('bar'), option('garden')] },
    menus: { ok: true, value: [option('set', 3500), option('vegan')] },
  } as const;

  it('are asked for if it has them; an area is optional [booking.areas-menus]', () => {
    const { html, find, onAreaOrMenuChange } = render(places, {
      choice: { ...choice, areaId: 'bar', menuId: 'vegan' },
    });
    expect(html).toMatch(
      /Area<\/label><select [^>]*name="area"><option value="">No preference<\/option><option value="bar" selected="">/,
    );
    expect(html).toContain('<option value="set">The set, £35.00 each</option>');
    expect(html).toContain('<option value="vegan" selected="">The vegan</option>');
    const change = (name: string, value: string): void => {
      dispatch(find('select', { name }), 'onChange', { target: { value } });
    };
    change('area', 'garden');
    change('area', '');
    change('menu', 'set');
    expect(onAreaOrMenuChange.mock.calls).toEqual([
      [{ areaId: 'garden', menuId: 'vegan' }],
      [{ areaId: undefined, menuId: 'vegan' }],
      [{ areaId: 'bar', menuId: 'set' }],
    ]);
  });

  it('of a full day are named as a way to a table only if one was chosen [booking.areas-menus] [booking.slot-failure]', () => {
    const full = { ...places, slots: { ok: true, value: [slot('19:00', { available: false })] } } as const;
    const way = 'Another day, another part of the restaurant, or fewer people, may have one.';
    expect(render(full, { choice: { ...choice, areaId: 'bar' } }).html).toContain(way);
    expect(render(full).html).toContain('Another day, or fewer people, may have one.');
  });

  it('are not asked for if it has none, or if they cannot be loaded [booking.areas-menus]', () => {
    expect(render(found).html).not.toContain('<select');
    const failed = { ok: false, message: 'No.' } as const;
    expect(render({ ...found, areas: failed, menus: failed }).html).not.toContain('<select');
  });
});
