import { expect, it } from 'vitest';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import { describeRestaurant } from './describe-restaurant.ts';

const describe = (raw: object): object => describeRestaurant(restaurantOf(raw), settingsOf(), 'https://site.example');

const base = {
  '@type': 'Restaurant',
  name: 'Pandan Row Soho',
  url: 'https://site.example/restaurants/london/soho',
  address: { '@type': 'PostalAddress', streetAddress: '', addressLocality: 'london', addressCountry: 'GB' },
  geo: { '@type': 'GeoCoordinates', latitude: 51.5, longitude: -0.1 },
  hasMenu: 'https://site.example/restaurants/london/soho/menu',
};

it('contains only what the content has [upstream.claims]', () => {
  expect(describe({ onlineBooking: false })).toEqual(base);
});

it('describes address and contact data of a restaurant [upstream.claims]', () => {
  const heroMedia = { kind: 'image', url: '/media/soho.webp', alt: 'The room', width: 800, height: 600 };
  expect(
    describe({
      onlineBooking: false,
      phone: '020 7946 0000',
      email: 'soho@example.com',
      address: ['1 Row', 'Soho', 'London'],
      cityName: 'London',
      postcode: 'W1D 1AA',
      amenities: [{ icon: 'dog', name: 'Dogs are welcome' }],
      heroMedia,
    }),
  ).toEqual({
    ...base,
    telephone: '020 7946 0000',
    email: 'soho@example.com',
    image: 'https://site.example/media/soho.webp',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Row, Soho',
      addressLocality: 'London',
      postalCode: 'W1D 1AA',
      addressCountry: 'GB',
    },
    amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Dogs are welcome', value: true }],
  });
});

it('describes opening hours by day and their exceptions [restaurant.hours]', () => {
  const daily = Object.fromEntries(weekdays.map((day) => [day, { Open: '12:00', Close: '23:00' }]));
  const openingTimes = {
    ...daily,
    monday: { Open: 'Closed', Close: 'Closed' },
    tuesday: { Open: 'Closed', Close: '23:00' },
    wednesday: { Open: '12:00', Close: 'Closed' },
    friday: { Open: '12:00', Close: '00:00' },
  };
  const overrides = [
    { startDate: '2026-12-24', endDate: '2026-12-24', openTime: '12:00', closeTime: '16:00' },
    { endDate: '2026-12-25', openTime: 'Closed', closeTime: '16:00' },
    { endDate: '2026-12-26', openTime: '12:00', closeTime: 'Closed' },
  ];
  const hours = (day: string, opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens,
    closes,
  });
  expect(describe({ openingTimes, overrides })).toMatchObject({
    openingHoursSpecification: [
      hours('Thursday', '12:00', '23:00'),
      hours('Friday', '12:00', '00:00'),
      hours('Saturday', '12:00', '23:00'),
      hours('Sunday', '12:00', '23:00'),
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-24',
        opens: '12:00',
        closes: '16:00',
      },
      { '@type': 'OpeningHoursSpecification', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
      { '@type': 'OpeningHoursSpecification', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ],
  });
});

it('names the chain once where the restaurant’s title begins with it [upstream.claims]', () => {
  expect(describe({ title: 'Pandan Row Soho' })).toMatchObject({ name: 'Pandan Row Soho' });
});

it('describes no alternative hours that contradict each other [restaurant.hours]', () => {
  const day = { endDate: '2026-12-25', openTime: '12:00', closeTime: '16:00' };
  expect(describe({ overrides: [day, { ...day, openTime: '13:00' }] })).not.toHaveProperty(
    'specialOpeningHoursSpecification',
  );
});

it.each([{}, { onlineBooking: true }, { onlineBooking: false, statesOnlineBooking: true }])(
  'says nothing of reservations unless the content states that tables can be booked: %j [upstream.claims]',
  (raw) => {
    expect(describe(raw)).toEqual(base);
  },
);

it('links to the booking page where tables can be booked online [upstream.claims]', () => {
  expect(describe({ onlineBooking: true, statesOnlineBooking: true })).toEqual({
    ...base,
    acceptsReservations: true,
    potentialAction: {
      '@type': 'ReserveAction',
      target: 'https://site.example/restaurants/london/soho/book-now',
    },
  });
});
