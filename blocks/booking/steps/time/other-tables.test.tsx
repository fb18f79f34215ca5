import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { fakeNearbyRestaurant, fakeRestaurant } from '#blocks/booking/testing/fake-restaurant.ts';
import { offlineMessage } from '#schemas/domain/booking/booking-message.ts';
import { ExtrasStep } from '../extras-step.client.tsx';
import { NearbyTables } from './nearby-tables.client.tsx';
import { OtherAreas } from './other-areas.client.tsx';

const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 2, children: 1, areaId: 'bar' };

function renderWith(answers: readonly (readonly [key: readonly unknown[], answer: unknown])[], node: ReactNode) {
  const client = new QueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  return renderElements(<QueryClientProvider client={client}>{node}</QueryClientProvider>);
}

describe('nearby tables on the same day', () => {
  const restaurants = [fakeNearbyRestaurant('bath', 1.2), fakeNearbyRestaurant('york', 12)];
  const stores = restaurants.map(({ storeId, miles }) => ({ storeId, miles }));
  const yorkOnly = [
    { storeId: 'bath', available: false },
    { storeId: 'york', available: true },
  ];
  const key = ['availability', stores, choice.date, 2, 1];
  const render = (answer?: unknown, near = restaurants, time?: string, onMove?: (storeId: string) => void) => {
    const onLeave = vi.fn();
    const answers = answer === undefined ? [] : [[key, answer] as const];
    const node = <NearbyTables restaurants={near} choice={{ ...choice, time }} onMove={onMove} onLeave={onLeave} />;
    return { onLeave, ...renderWith(answers, node) };
  };

  it('are at restaurants that can take the party, and the booking of a dialog moves there [booking.availability]', () => {
    const onMove = vi.fn();
    const { html, elements } = render({ ok: true, value: yorkOnly }, restaurants, undefined, onMove);
    expect(html).toContain('A table for 2 adults and 1 child on the same day, nearby:');
    expect(html).toMatch(/<b>Restaurant york<\/b> <span>12.*<\/span>/);
    expect(html).not.toContain('Restaurant bath');
    for (const each of elements.filter(({ type }) => type === 'button')) dispatch(each, 'onClick');
    expect(onMove.mock.calls).toEqual([['york']]);
  });

  it('are links to the booking pages of the restaurants on a page, which names one restaurant [booking.availability]', () => {
    const { elements, onLeave } = render({ ok: true, value: yorkOnly }, restaurants, '19:00');
    expect(elements.filter(({ type }) => type === 'button')).toEqual([]);
    const links = elements.filter(({ type }) => type === 'a');
    expect(links.map(({ props }) => props.href)).toEqual([
      '/booking/york?step=time&date=2026-12-03&occasion=dinner&adults=2&children=1&time=19%3A00#booking.journey',
    ]);
    expect(links.map((each) => dispatch(each, 'onClick'))).toEqual([false]);
    expect(onLeave.mock.calls).toEqual([['york']]);
  });

  it('are not mentioned if there are none [booking.availability]', () => {
    expect(render({ ok: true, value: [{ storeId: 'bath', available: false }] }).html).toBe('');
    expect(render(undefined, []).html).toBe('');
  });

  it('show a message if they cannot be looked up [booking.availability]', () => {
    expect(render({ ok: false, message: 'Error checking availability' }).html).toMatch(
      /^<p[^>]*>Error checking availability<\/p>$/,
    );
  });

  it('show none offline, which the times above report [booking.availability] [diner.dialog]', () => {
    expect(render({ ok: false, message: offlineMessage }).html).toBe('');
  });

  it('are links to the times of the restaurants until they are known [booking.tile]', () => {
    const { html } = render(undefined, restaurants, '19:00');
    expect(html).toContain('Looking for tables nearby');
    expect(html).toContain('The same day, nearby:');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/booking/bath?step=time&amp;date=2026-12-03&amp;occasion=dinner&amp;adults=2&amp;children=1&amp;time=19%3A00#booking.journey',
      '/booking/york?step=time&amp;date=2026-12-03&amp;occasion=dinner&amp;adults=2&amp;children=1&amp;time=19%3A00#booking.journey',
    ]);
  });
});

describe('a lost time in other areas [booking.taken]', () => {
  const areas = {
    ok: true,
    value: ['bar', 'garden', 'hall'].map((id) => ({ id, name: `The ${id}`, pricePence: undefined })),
  } as const;
  const slot = (time: string, available: boolean, ...areaIds: string[]) => ({ time, available, areaIds });
  const party = { storeId: '1', date: choice.date, occasionId: 'dinner', adults: 2, children: 1 };
  const render = (slots: readonly object[], known: Parameters<typeof OtherAreas>[0]['areas'] = areas) => {
    const onSelect = vi.fn();
    const key = ['slots in any area', { ...party, areaId: undefined, menuId: undefined }, 1];
    const node = (
      <OtherAreas storeId="1" choice={choice} areas={known} lostTime="19:00" round={1} onSelect={onSelect} />
    );
    return { onSelect, ...renderWith([[key, { ok: true, value: slots }]], node) };
  };

  it('can be booked with one click if it is available', () => {
    const { html, elements, onSelect } = render([slot('18:45', true, 'hall'), slot('19:00', true, 'bar', 'garden')]);
    expect(html).toContain('At 19:00 as you wished, in another part of the restaurant:');
    const buttons = elements.filter(({ type }) => type === 'button');
    for (const each of buttons) dispatch(each, 'onClick');
    expect(onSelect.mock.calls).toEqual([['garden']]);
    expect(html).toContain('<b>The garden</b> <span>19:00</span>');
  });

  it('is not mentioned if it is not available', () => {
    for (const slots of [
      [slot('19:00', false, 'garden')],
      [slot('19:00', true, 'bar')],
      [slot('20:00', true, 'garden')],
      [],
    ])
      expect(render(slots).html).toBe('');
    expect(render([slot('19:00', true, 'garden')], { ok: false, message: 'No.' }).html).toBe('');
  });
});

describe('the extras of a time [booking.upsells]', () => {
  const extra = (id: string, pricePence: number, maxQty: number, description?: string) => ({
    id,
    name: `The ${id}`,
    description,
    pricePence,
    maxQty,
    available: true,
  });
  const extras = [extra('cake', 3000, 2, 'With candles.'), extra('fizz', 650, 6)];
  const render = (chosen: readonly { readonly id: string; readonly quantity: number }[] = []) => {
    const onChosen = vi.fn();
    const restaurant = fakeRestaurant();
    const step = (
      <ExtrasStep restaurant={restaurant} choice={{ ...choice, extras: chosen }} extras={extras} onChosen={onChosen} />
    );
    return { onChosen, ...renderElements(step) };
  };

  it('have a price, a description and a maximum, and none is preselected', () => {
    const { html } = render();
    expect(html).toContain('<b>The cake</b> £30.00<small>With candles.</small>');
    expect(html).toContain('<b>The fizz</b> £6.50</span>');
    expect(
      [...html.matchAll(/<option value="([^"]*)"( selected="")?>(\w+)</g)].map(([, value, on, label]) => [
        value,
        on !== undefined,
        label,
      ]),
    ).toEqual([
      ['', true, 'None'],
      ['cake:1', false, '1'],
      ['cake:2', false, '2'],
      ['', true, 'None'],
      ...[1, 2, 3, 4, 5, 6].map((quantity) => [`fizz:${quantity}`, false, `${quantity}`]),
    ]);
    expect(html).toMatch(/aria-live="polite">Nothing added<\/p>.*>Continue without<\/button>/);
  });

  it('are summed up and go on with the booking', () => {
    const chosen = [
      { id: 'cake', quantity: 1 },
      { id: 'fizz', quantity: 2 },
    ];
    const { html, find, onChosen } = render(chosen);
    expect(html).toMatch(/£43\.00 in all, paid at the table<\/p>.*>Add and continue<\/button>/);
    expect(html).toContain('<option value="fizz:2" selected="">');
    expect(dispatch(find('form', { method: 'get' }), 'onSubmit')).toBe(true);
    expect(onChosen).toHaveBeenCalledExactlyOnceWith(chosen);
  });

  it('can be chosen without script, with all earlier choices', () => {
    const { html, find } = render();
    expect(find('form', { method: 'get' }).props.action).toBe('/booking/soho#booking.journey');
    expect(html).toContain('<input type="hidden" name="area" value="bar"/>');
    expect(html).not.toContain('type="hidden" name="extra"');
    expect(find('button', 'Continue without').props).toMatchObject({ name: 'step', value: 'details', type: 'submit' });
  });
});
