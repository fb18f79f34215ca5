import { describe, expect, it } from 'vitest';
import { mastheadItem } from '#schemas/content/link/link.ts';
import { plannedError, plannedPage, restaurantOf } from '../planned-example.ts';
import {
  ariaCurrentFor,
  bookNowAddress,
  collectLink,
  findDialogRestaurant,
  mastheadBreakpoint,
  mastheadItems,
} from './header-links.ts';

const soho = restaurantOf();
const order = { linkText: 'Order', linkUrl: 'https://order.example/', openInNewTab: true };

describe('Book Now', () => {
  it('leads to the restaurant’s own booking on its pages [header.book-now]', () => {
    expect(bookNowAddress(plannedPage({ restaurant: soho }))).toBe('/restaurants/london/soho/book-now');
  });

  it('keeps day, party and time on the page of a booking, and begins anew after one [header.book-now]', () => {
    const choice = { date: '2026-12-03', occasionId: 'dinner', adults: 4, time: '19:00' };
    const at = (booking: object) => {
      const page = plannedPage({ restaurant: soho });
      const visit = { step: 'time', choice: {}, idempotencyKey: 'key-12345', ...booking } as const;
      return bookNowAddress({ ...page, context: { ...page.context, booking: visit } });
    };
    expect(at({ choice })).toBe('/booking/soho?date=2026-12-03&adults=4&time=19%3A00');
    expect(at({})).toBe('/booking/soho?adults=2');
    expect(at({ choice, outcome: { kind: 'refused', isFinal: false, message: 'No.' } })).toBe('/booking/soho?adults=2');
  });

  it('leads to the home page’s booking everywhere else [header.book-now]', () => {
    expect(bookNowAddress(plannedPage())).toBe('/#booking');
    expect(bookNowAddress(plannedError(404))).toBe('/#booking');
  });

  it('opens the dialog, which asks for the restaurant unless the page is about one [diner.dialog]', () => {
    expect(findDialogRestaurant(plannedPage())).toBe('');
    expect(findDialogRestaurant(plannedError(404))).toBe('');
    expect(findDialogRestaurant(plannedPage({ restaurant: soho }))).toBe(soho.storeId);
  });

  it('opens no dialog for a restaurant without bookings here, or if bookings open on a page [diner.dialog] [booking.modal]', () => {
    expect(findDialogRestaurant(plannedPage({ restaurant: restaurantOf({ onlineBooking: false }) }))).toBeUndefined();
    expect(findDialogRestaurant(plannedPage({ configuration: { bookingWidgetStyle: 'page' } }))).toBeUndefined();
  });
});

describe('click and collect', () => {
  it('is the link of the settings [header.click-collect]', () => {
    expect(collectLink(plannedPage({ settings: { clickCollectLink: order } }))).toMatchObject(order);
  });

  it('is a restaurant’s own link on its pages, with the text of the settings [header.click-collect]', () => {
    const own = restaurantOf({ clickCollect: 'https://order.example/soho' });
    const document = plannedPage({ restaurant: own, settings: { clickCollectLink: order } });
    expect(collectLink(document)).toMatchObject({ ...order, linkUrl: 'https://order.example/soho' });
  });

  it('is the settings’ link on the pages of a restaurant without one [header.click-collect]', () => {
    expect(collectLink(plannedPage({ restaurant: soho, settings: { clickCollectLink: order } }))).toMatchObject(order);
  });

  it('is the configured address where the settings have none, and opens a new tab [header.click-collect]', () => {
    const document = plannedPage({ configuration: { clickCollectUrl: 'https://collect.example' } });
    expect(collectLink(document)).toMatchObject({ linkUrl: 'https://collect.example', openInNewTab: true });
  });

  it('is missing on the page of a restaurant that does not offer it [header.click-collect]', () => {
    const restaurant = restaurantOf({ offersCollection: false });
    expect(collectLink(plannedPage({ restaurant, settings: { clickCollectLink: order } }))).toBeUndefined();
  });

  it('is missing without any of them [header.click-collect]', () => {
    expect(collectLink(plannedPage())).toBeUndefined();
  });

  it('is not repeated in the masthead [header.click-collect]', () => {
    const settings = { clickCollectLink: order, mastheadItems: [{ linkText: 'Menus', linkUrl: '/menu' }, order] };
    expect(mastheadItems(plannedPage({ settings })).map(({ linkText }) => linkText)).toEqual(['Menus']);
  });
});

describe('a link', () => {
  it.each([
    ['/menu', '/menu', 'page'],
    ['/menu/', '/menu', 'page'],
    ['/menu?diet=vegan', '/menu', 'page'],
    ['/menu', '/menu/lunch', 'true'],
    ['/menu', '/menus', undefined],
    ['/', '/', 'page'],
    ['/', '/menu', undefined],
    ['/#booking', '/', undefined],
    ['https://menu.example/menu', '/menu', undefined],
    ['/menu', undefined, undefined],
  ] as const)('to %s on %s has aria-current %s', (href, path, current) => {
    expect(ariaCurrentFor(href, path)).toBe(current);
  });
});

describe('the masthead', () => {
  const items = (count: number, word: string) =>
    Array.from({ length: count }, (_, index) => mastheadItem.parse({ linkText: `${word}${index}`, linkUrl: '/menu' }));

  it('fits in the bar from 992 px when it is short [header.masthead]', () => {
    expect(mastheadBreakpoint(items(4, 'Menus'))).toBe('desktop');
  });

  it('fits in the bar from 1200 px when it is longer, or when the bar has less space [header.masthead]', () => {
    expect(mastheadBreakpoint(items(6, 'Menus'))).toBe('full');
    expect(mastheadBreakpoint(items(4, 'Restaur'), 1.3)).toBe('full');
  });

  it('is only in the menu when it fits no bar [header.masthead]', () => {
    expect(mastheadBreakpoint(items(12, 'Restaurants'))).toBe('never');
  });
});
