import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';

const hours = { Open: '12:00', Close: '22:00' };
const week = {
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
};

export const soho = restaurant.parse({
  storeId: '1018',
  slug: 'soho',
  city: 'london',
  cityName: 'London',
  title: 'Soho',
  about: '<p>Two rooms and a bar on the corner of Frith Street.</p>',
  address: ['12 Frith Street', 'Soho'],
  postcode: 'W1D 4RQ',
  lat: 51.5137,
  lng: -0.1337,
  phone: '020 7946 0118',
  email: 'soho@example.com',
  what3words: 'table.plate.spoon',
  openingTimes: {
    monday: { Open: 'Closed', Close: 'Closed' },
    tuesday: hours,
    wednesday: hours,
    thursday: { ...hours, Close: '00:00' },
    friday: { ...hours, Close: '01:00', ClickCollectClose: '21:30' },
    saturday: hours,
    sunday: hours,
  },
  overrides: [
    { startDate: '2026-12-25', endDate: '2026-12-26', openTime: 'Closed', closeTime: 'Closed', reason: 'Christmas' },
  ],
  amenities: [{ icon: 'step-free', name: 'Step-free entrance' }],
  awards: [{ name: 'Noodle house of the year', year: 2025 }],
  clickCollect: 'https://order.example/soho',
  heroMedia: { url: '/media/front/soho.svg', alt: 'A corner house with lit windows', width: 1200, height: 900 },
  menus: ['main'],
});

const reading = restaurant.parse({
  storeId: '1024',
  slug: 'reading',
  city: 'reading',
  title: 'Reading',
  lat: 51.459,
  lng: -0.972,
});

const islington = restaurant.parse({
  storeId: '1011',
  slug: 'islington',
  city: 'london',
  cityName: 'London',
  title: 'Islington',
  address: ['2 Chapel Yard', 'Upper Street'],
  postcode: 'N1 0PQ',
  lat: 51.5362,
  lng: -0.1033,
  phone: '020 7946 0111',
  openingTimes: { ...week, saturday: { Open: 'Closed', Close: 'Closed' } },
  amenities: [
    { icon: 'step-free', name: 'Step-free entrance' },
    { icon: 'terrace', name: 'Terrace' },
    { icon: 'dog-friendly', name: 'Dogs welcome on the terrace' },
    { icon: 'a-piano', name: 'A piano that anybody may play' },
  ],
  onlineBooking: false,
  heroMedia: { url: '/media/front/islington.svg', alt: 'A brick front with a green awning', width: 1200, height: 900 },
});

const longName = restaurant.parse({
  storeId: '1019',
  slug: 'llanfair',
  city: 'llanfairpwllgwyngyll',
  cityName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  title: 'The ticket hall at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  address: ['Platform one', 'Station Road', 'Anglesey'],
  postcode: 'LL61 5UJ',
  lat: 53.2209,
  lng: -4.2094,
  openingTimes: week,
});

export const exampleRestaurants = [soho, reading, islington, longName];

/** The place around which the examples search. */
export const marylebone = { lat: 51.5226, lng: -0.1571 };
export const searchLimits = { most: 10, miles: 100, earthRadiusMiles: 3959 };
