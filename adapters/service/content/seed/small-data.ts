import type { DemoData } from './demo-data.ts';

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

/** Small test content: two restaurants, two menus and related items. */
export const smallData: DemoData = {
  settings: { siteName: 'Pandan Row', mastheadItems: [{ linkText: 'Menus', linkUrl: '/menu' }] },
  restaurants: [
    {
      storeId: '1001',
      slug: 'bath',
      city: 'bath',
      cityName: 'Bath',
      title: 'Bath',
      postcode: 'BA1 1AA',
      lat: 51.3781,
      lng: -2.3563,
      openingTimes: week,
      menus: ['drinks', 'main'],
      offers: ['two-for-one'],
    },
    { storeId: '1018', slug: 'soho', city: 'london', cityName: 'London', title: 'Soho', lat: 51.5137, lng: -0.1337 },
  ],
  menus: [
    {
      id: 'main',
      name: 'Main menu',
      sections: [
        {
          id: 'curries',
          name: 'Curries',
          items: [{ id: 'rendang', name: 'Beef rendang', dietaryTags: [{ name: 'Medium' }], pricePence: 1550 }],
        },
      ],
    },
    { id: 'drinks', name: 'Drinks', sections: [] },
  ],
  offers: [
    {
      id: 'two-for-one',
      title: 'Two for one',
      description: '<p>Cocktails</p>',
      termAndConditions: '<p>18 and over.</p>',
    },
    {
      id: 'lunch',
      title: 'Lunch',
      description: '<p>Lunch</p>',
      termAndConditions: '<p>Until 17:00.</p>',
      voucher: true,
    },
  ],
  jobs: [{ job_id: '77', name: 'Commis chef', position_unique_name: 'commis-chef', category: 'Back of House' }],
  social: [
    { id: 'p1', permalink: 'https://social.example/p1', image: { url: '/media/p1.svg', width: 100, height: 100 } },
  ],
  bookingRules: [
    {
      storeId: '1001',
      daysAhead: 365,
      lastTableMinutes: 90,
      stays: [{ upToCovers: 20, minutes: 120 }],
      areas: [{ id: 'main-room', name: 'Main room', seats: 12 }],
      occasions: [
        { id: 'dinner', name: 'Dinner', minimumCovers: 1, maximumCovers: 8 },
        { id: 'group', name: 'Group', minimumCovers: 9, maximumCovers: 20, enquiryOnly: true },
      ],
    },
  ],
  forms: {
    enquiryTypes: [
      { id: 'visit', name: 'A visit' },
      { id: 'other', name: 'Something else' },
    ],
    contactReasons: [
      { id: 'food', name: 'Food', subReasons: [{ id: 'dish', name: 'A dish' }] },
      { id: 'lost', name: 'Something left behind', subReasons: [] },
    ],
    interests: ['Offers', 'New dishes'],
  },
  pages: [
    {
      id: 'home',
      title: 'Home',
      tiles: [{ type: 'text', key: 'hello', body: '<p>Hello</p>', unknownField: { nested: [1, 2, 3] } }],
    },
    { id: 'guides/allergens', title: 'Allergens', tiles: [] },
  ],
};
