import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [example] = exampleData.restaurants;
const soho = {
  ...example,
  storeId: '1',
  slug: 'soho',
  city: 'london',
  title: 'Soho',
  amenities: [{ icon: 'step-free', name: 'Step-free' }],
};
const bath = {
  ...example,
  storeId: '2',
  slug: 'bath',
  city: 'bath',
  title: 'Bath',
  amenities: [
    { icon: 'garden', name: 'Garden' },
    { icon: 'step-free', name: 'Step-free' },
  ],
};

interface Shown {
  readonly restaurants?: readonly object[];
  readonly nearby?: object | undefined;
  readonly query?: Readonly<Record<string, readonly string[]>>;
  readonly tile?: object;
}
const show = ({ restaurants = [soho, bath], nearby, query = {}, tile = {} }: Shown = {}) =>
  showTiles([{ type: 'location-finder', key: 'find', version: 2, ...tile }], {
    data: { restaurants, nearby },
    page: { query, path: '/find-us' },
    context: { near: query.near?.[0] },
  });
const card = (slug: string) => document.querySelector<HTMLElement>(`[data-slug="${slug}"]`) ?? document.body;
const linksOf = (slug: string) =>
  within(card(slug))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a restaurant in the finder [finder.map-list]', () => {
  const sunday = { Open: '12:00', Close: '22:00' };
  const full = {
    ...soho,
    address: ['12 Frith Street', 'Soho'],
    postcode: 'W1D 4RQ',
    phone: '020 7946 0118',
    onlineBooking: true,
    clickCollect: 'https://order.example/soho',
    mapUrl: 'https://maps.example/soho',
  };

  it('is one row that opens, unless it is one of the three nearest to a place', () => {
    const isOpen = (): boolean | undefined => card('soho').querySelector('details')?.open;
    show({ restaurants: [full] });
    expect(isOpen()).toBe(false);
    expect(within(card('soho')).getByText('Tables, address and telephone: Soho').closest('summary')).toBeTruthy();
    document.body.replaceChildren();
    const distance = { miles: '1 mile', milesValue: 1 };
    show({
      restaurants: [full],
      query: { near: ['Soho'] },
      nearby: { place: { label: 'Soho', lat: 51.5, lng: -0.1 }, restaurants: [{ ...full, distance }], miles: 100 },
    });
    expect(isOpen()).toBe(true);
    document.body.replaceChildren();
    const near = [1, 2, 3, 4, 5].map((milesValue) => ({
      ...full,
      slug: `soho-${milesValue}`,
      storeId: `${milesValue}`,
      distance: { miles: `${milesValue} miles`, milesValue },
    }));
    show({
      restaurants: near,
      query: { near: ['Soho'] },
      nearby: { place: { label: 'Soho', lat: 51.5, lng: -0.1 }, restaurants: near, miles: 100 },
    });
    expect(near.map(({ slug }) => card(slug).querySelector('details')?.open)).toEqual([true, true, true, false, false]);
  });

  it('has its place on the map among its links, so that its row stays as it is when it opens', () => {
    show({ restaurants: [full] });
    const item = within(card('soho')).getByText('On the map: Soho').closest('li');
    expect([item?.closest('details') !== null, item?.hidden]).toEqual([true, true]);
  });

  it('has its address, telephone, and links named after it', () => {
    show({ restaurants: [full] });
    expect(within(card('soho')).getByText('12 Frith Street, Soho, W1D 4RQ')).toBeTruthy();
    expect(linksOf('soho')).toEqual([
      ['Soho', '/restaurants/london/soho'],
      ['020 7946 0118', 'tel:02079460118'],
      ['Book Soho', '/restaurants/london/soho/book-now'],
      ['Menus Soho', '/restaurants/london/soho/menu'],
      ['Directions Soho', 'https://maps.example/soho'],
      ['Collect Soho', 'https://order.example/soho'],
    ]);
    expect(card('soho').id).toBe('find-soho');
  });

  it('leads to the booking of the day that was chosen [diner.next-tables]', () => {
    show({ restaurants: [{ ...full, overrides: [], openingTimes: { sunday } }], query: { when: ['sunday.evening'] } });
    const link = within(card('soho')).getByRole('link', { name: 'Book Soho' });
    // The page is of Saturday 21 November.
    expect(link.getAttribute('href')).toBe('/restaurants/london/soho/book-now?step=party&date=2026-11-22');
    expect(card('soho').querySelector<HTMLElement>('next-tables')?.dataset.visitDate).toBe('2026-11-22');
  });

  it('has no telephone, booking or collection where there is none', () => {
    show({
      restaurants: [{ ...full, phone: undefined, onlineBooking: false, clickCollect: undefined, postcode: undefined }],
    });
    expect(linksOf('soho').map(([text]) => text)).toEqual(['Soho', 'Menus Soho', 'Directions Soho']);
    expect(within(card('soho')).getByText('12 Frith Street, Soho')).toBeTruthy();
  });

  it('says until when it is closed for a time, and offers neither tables nor collection [diner.hours]', () => {
    const refit = { startDate: '2026-11-01', endDate: '2027-02-28', openTime: 'Closed', closeTime: 'Closed' };
    show({ restaurants: [{ ...full, openingTimes: { monday: sunday }, overrides: [refit] }] });
    expect(within(card('soho')).getByText('Closed until 1 March 2027')).toBeTruthy();
    expect(linksOf('soho').map(([text]) => text)).toEqual(['Soho', '020 7946 0118', 'Menus Soho', 'Directions Soho']);
    expect(card('soho').querySelector('next-tables')).toBeNull();
  });

  it('has a number and a distance only in the order of distance [finder.search]', () => {
    show();
    expect([document.querySelector('.number'), document.querySelector('.miles')]).toEqual([null, null]);
    const near = [
      { ...bath, distance: { milesValue: 1.25 } },
      { ...soho, distance: { milesValue: 99 } },
    ];
    const place = { lat: 51.4, lng: -2.3, label: 'Bath' };
    show({ nearby: { place, restaurants: near }, query: { near: ['Bath'] } });
    expect([...document.querySelectorAll('.number')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
    expect(card('bath').dataset.number).toBe('1');
    expect(document.querySelectorAll('.miles')).toHaveLength(2);
    expect(document.querySelector<HTMLElement>('[data-finder-map]')?.dataset).toMatchObject({
      lat: '51.4',
      lng: '-2.3',
      label: 'Bath',
    });
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe('/find-us#find');
  });
});

describe('the search of the finder [finder.search]', () => {
  const isOpen = () => document.querySelector('details')?.hasAttribute('open');

  it('keeps its text, or says that it is near the visitor', () => {
    show({ query: { near: ['Bath'] } });
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'Bath');
    show({ query: { near: ['51.38,-2.36'] } });
    expect([
      screen.getByRole('searchbox').getAttribute('value'),
      screen.getByRole('searchbox').getAttribute('placeholder'),
    ]).toEqual(['', 'Near you']);
    show();
    expect(screen.getByRole('searchbox').getAttribute('placeholder')).not.toBe('Near you');
    expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
  });

  it.each([
    [{ collect: ['1'] }, 'Click and collect'],
    [{ has: ['garden'] }, 'Garden'],
  ])('shows its filters if one is chosen: %o', (query, label) => {
    show({ query });
    expect(isOpen()).toBe(true);
    const checked = screen.getAllByRole('checkbox').filter((box) => box.hasAttribute('checked'));
    expect(checked.map((box) => box.closest('label')?.textContent)).toEqual([label]);
    show();
    expect(isOpen()).toBe(false);
  });

  const chosen = (name: string) => screen.getByRole('combobox', { name }).querySelector('[selected]')?.textContent;

  it.each([
    [{}, 'Any time'],
    [{ when: ['now'] }, 'Now'],
    [{ open: ['1'] }, 'Now'],
    [{ when: ['sunday'] }, 'Sunday, any time'],
    [{ when: ['sunday.evening'] }, 'Sunday evening (19:00)'],
    [{ day: ['sunday'], at: ['evening'] }, 'Sunday evening (19:00)'],
  ])('shows when the restaurants are open, without opening the filters: %o [diner.hours]', (query, label) => {
    show({ query });
    expect(chosen('Open')).toBe(label);
    expect(isOpen()).toBe(false);
  });

  it('shows a chosen hour, and the day beside it [diner.hours]', () => {
    show({ query: { when: ['sunday.evening'], at: ['21:00'] } });
    expect([chosen('Open'), chosen('Open at'), isOpen()]).toEqual(['Sunday, any time', '21:00', true]);
    show({ query: { at: ['21:00'] } });
    expect([chosen('Open'), chosen('Open at')]).toEqual(['Any time', '21:00']);
  });

  it('filters by amenities that only some restaurants have, by name', () => {
    const bar = {
      ...soho,
      slug: 'bar',
      storeId: '3',
      amenities: [
        { icon: 'bar', name: 'Bar' },
        { icon: 'step-free', name: 'Step-free' },
      ],
    };
    show({ restaurants: [soho, bath, bar] });
    const group = within(screen.getByRole('group', { name: 'In the house' }));
    expect(group.getAllByRole('checkbox').map((box) => box.getAttribute('value'))).toEqual(['bar', 'garden']);
  });

  it('has no filters if they are off', () => {
    show({ tile: { filters: false } });
    expect([document.querySelector('form details'), screen.queryByRole('combobox')]).toEqual([null, null]);
  });
});
