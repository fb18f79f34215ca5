/**
 * Settings, restaurants and menus of the second upstream. Written from the specification without the schemas of this
 * project. Where the specification is silent, a typical team chose:
 *
 * - Settings and pages come in `{ success, data }`; restaurants in `{ restaurants }`; a menu and a restaurant come bare.
 * - Ids in the database are numbers; menus and offers have slugs.
 * - Opening hours are flat columns in the old system (`mondayOpen`), and nested objects in the new one.
 * - `search-restaurants` sends summaries for some restaurants; the calls for one restaurant send all fields.
 * - A restaurant names its offers by slug and no menus: menus are named by tiles and links only.
 * - Numbers and yes/no values that passed a spreadsheet are texts. An empty column is `""`, `null` or left out.
 * - Dietary tags are objects with a name; a price is a number of pounds.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined };
export type JsonObject = Readonly<Record<string, Json | undefined>>;

export const settings: JsonObject = {
  brandName: 'Lemongrass & Lime',
  mastheadItems: [
    { linkText: 'Restaurants', linkUrl: '/find-us', openInNewTab: 'false', description: '', style: '', links: [] },
    {
      linkText: 'Menus',
      linkUrl: '',
      openInNewTab: false,
      links: [
        { linkText: 'Mains', linkUrl: '/menu/mains', openInNewTab: 'false' },
        { linkText: 'Drinks', linkUrl: '/menu/Drinks_2.0', openInNewTab: null },
      ],
    },
    { linkText: 'Gift cards', linkUrl: 'https://gifts.example.com/', openInNewTab: 'true' },
    // A link without an address.
    { linkText: 'Nowhere', linkUrl: null },
  ],
  footerItems: [
    { linkText: 'Privacy', linkUrl: '/privacy-policy', openInNewTab: 'false' },
    { linkText: 'Careers', linkUrl: '/careers/job-search', linkMedia: { url: '' } },
  ],
  socialMediaItems: [
    {
      linkText: 'Instagram',
      linkUrl: 'https://social.example.com/lime',
      linkMedia: { url: '/media/instagram.svg', width: 24, height: 24 },
    },
    // An icon without a size.
    { linkText: 'Facebook', linkUrl: 'https://face.example.com/lime', linkMedia: { url: '/media/facebook.svg' } },
  ],
  backToTopIcon: { url: '/media/up.svg' },
};

const newHours = (open: string, close: string): JsonObject =>
  Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      { open, close, clickCollectClose: '20:45' },
    ]),
  );

const flatHours: JsonObject = {
  mondayOpen: 'Closed',
  mondayClose: 'Closed',
  tuesdayOpen: '11:30am',
  tuesdayClose: '10:00pm',
  wednesdayOpen: '11:30am',
  wednesdayClose: '10:00pm',
  wednesdayClickCollectClose: '9:15pm',
  thursdayOpen: '11:30',
  thursdayClose: '22:00',
  fridayOpen: '1130',
  fridayClose: '2300',
  saturdayOpen: '11:30:00',
  saturdayClose: '00:00:00',
  sundayOpen: '12:00',
  sundayClose: '21:00',
};

const bath: JsonObject = {
  storeId: 17,
  slug: 'bath',
  city: 'bath',
  title: 'Bath Abbey Green',
  bookATableWidgetId: '',
  lat: 51.381,
  lng: -2.359,
  heroTiles: [
    {
      tileType: 'Hero',
      tileId: 9001,
      key: 'bath-hero',
      heading: 'Under the plane tree',
      image: { url: '/media/bath.jpg' },
    },
  ],
  clickCollect: 'https://order.example.com/bath',
  offers: ['two-for-one'],
  ...flatHours,
  alternativeHours: [
    { startDate: '2031-12-24', endDate: '2031-12-26', openTime: '12:00', closeTime: '16:00', clickCollectClose: '' },
  ],
  amenities: [{ icon: 'wifi', name: 'Free wifi' }, { name: 'Step-free entrance' }],
  awards: ['Best noodles in Somerset 2025'],
  phone: '01225 496 0017',
  email: 'bath@lime.example.com',
  what3words: 'filled.count.soap',
  mapUrl: '',
};

const coventGarden: JsonObject = {
  storeId: 18,
  // Capitals and an underscore in the slug.
  slug: 'Covent_Garden',
  city: 'london',
  title: 'Covent Garden',
  lat: '51.512',
  lng: '-0.123',
  heroTiles: '',
  clickCollect: 'false',
  offers: null,
  openingTimes: newHours('12:00', '23:30'),
  amenities: null,
  awards: [],
  phone: null,
  email: '',
};

const cardiff: JsonObject = {
  storeId: 19,
  slug: 'cardiff',
  city: 'cardiff',
  title: 'Cardiff Bay',
  // No position.
  lat: null,
  lng: null,
  openingTimes: newHours('11:30am', '10pm'),
  phone: '029 2018 0019',
};

const yorkSummary: JsonObject = {
  storeId: 20,
  slug: 'york',
  city: 'york',
  title: 'York Shambles',
  lat: 53.959,
  lng: -1.08,
};
const york: JsonObject = {
  ...yorkSummary,
  openingTimes: {
    ...newHours('12:00', '22:00'),
    // A time that cannot be read.
    monday: { open: 'after the market', close: '22:00' },
  },
  amenities: [{ icon: 'garden', name: 'Courtyard garden' }],
  phone: '01904 960 020',
};

/** A restaurant with its widget only: its tables are booked elsewhere. */
const oxford: JsonObject = {
  storeId: 21,
  slug: 'oxford',
  city: 'oxford',
  title: 'Oxford Turl Street',
  bookATableWidgetId: 4711,
  lat: 51.753,
  lng: -1.257,
  openingTimes: newHours('12:00', '22:00'),
};

export const restaurants: readonly JsonObject[] = [bath, coventGarden, cardiff, york, oxford];
export const restaurantSummaries: readonly JsonObject[] = [bath, coventGarden, cardiff, yorkSummary, oxford];

const tag = (name: string): JsonObject => ({ name });

export const menus: Readonly<Record<string, JsonObject>> = {
  mains: {
    name: 'Mains and small plates',
    sections: [
      {
        name: 'Small plates',
        items: [
          {
            name: 'Tempeh satay',
            description: 'Peanut, kecap manis',
            // No size.
            image: { url: '/media/satay.jpg' },
            dietaryTags: [tag('Vegan'), tag('Gluten free')],
            price: 7.5,
            kcal: '',
          },
          {
            name: 'Banh xeo',
            description: null,
            image: '',
            dietaryTags: [tag('Vegetarian')],
            price: '8.25',
            kcal: '410',
          },
        ],
      },
      {
        name: 'Curries',
        items: [
          { name: 'Beef rendang', description: 'Cooked for six hours', image: null, dietaryTags: [], price: '15.00' },
          // A dish without a name.
          { name: '', description: 'To be named', dietaryTags: [tag('Vegan')], price: 12 },
          { name: 'Green papaya curry', description: 'With Thai basil', dietaryTags: [tag('Vegan')], price: 13.5 },
        ],
      },
    ],
  },
  'Drinks_2.0': {
    name: 'Two-for-one cocktails',
    sections: [
      { name: 'Cocktails', items: [{ name: 'Lychee sour', description: 'Until seven', dietaryTags: '', price: null }] },
    ],
  },
};
