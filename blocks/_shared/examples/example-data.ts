import type { NeedsContext, NeedValues } from '#schemas/content/tile/need.ts';
import { consentRecord, embeddedItems, ownStoredItems } from '#schemas/domain/consent/stored-item.ts';
import { job } from '#schemas/domain/job/job.ts';
import { findJobsWithin } from '#schemas/domain/job/job-search.ts';
import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { findNearestRestaurants } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { socialPost } from '#schemas/domain/social/social.ts';

/**
 * Sample data for the examples of tiles that need data. It is valid and includes difficult cases, such as very long
 * names. Used by tests and stories only.
 */
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

const soho = restaurant.parse({
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

const picture = (id: string, alt = '') => ({ url: `/media/dish/${id}.svg`, alt, width: 960, height: 720 });
const createTags = (...names: string[]) => names.map((name) => ({ name }));

const mainMenu = menu.parse({
  id: 'main',
  name: 'Main menu',
  description: 'Dishes of four countries, made to be put in the middle.',
  availability: 'Every day, from noon',
  note: 'An optional service charge of 12.5% is added for tables of six and more; all of it goes to the team.',
  updatedAt: '2026-11-16T09:00:00+00:00',
  sections: [
    {
      id: 'small-plates',
      name: 'Small plates',
      description: 'Three for two people is a good beginning',
      items: [
        {
          id: 'chicken-satay',
          name: 'Chicken satay',
          origin: 'Indonesia',
          description: 'Turmeric, lemongrass, peanut sauce',
          image: picture('chicken-satay', 'Chicken satay, seen from above'),
          pricePence: 850,
          kcal: 420,
          portion: 'four skewers',
          dietaryTags: createTags('Made without milk', 'Medium'),
          allergens: {
            celery: 'none-declared',
            gluten: 'none-declared',
            crustaceans: 'none-declared',
            eggs: 'none-declared',
            fish: 'none-declared',
            lupin: 'none-declared',
            milk: 'none-declared',
            molluscs: 'none-declared',
            mustard: 'none-declared',
            nuts: 'may-contain',
            peanuts: 'contains',
            sesame: 'may-contain',
            soya: 'contains',
            sulphites: 'unknown',
          },
          allergenNotes: 'Nuts: cashew, in the same mortar.',
        },
        {
          id: 'goi-cuon',
          name: 'Gỏi cuốn summer rolls with a name that goes on until nobody would read it to the end',
          pricePence: '725',
        },
        {
          id: 'tempeh-goreng',
          name: 'Tempeh goreng',
          origin: 'Indonesia',
          description: 'Crisp tempeh, sweet soy, shallots and bird’s-eye chilli',
          image: picture('tempeh-goreng', 'Tempeh goreng, seen from above'),
          pricePence: 695,
          kcal: 356,
          dietaryTags: createTags('Vegan', 'No gluten-containing ingredients', 'Made without milk', 'Hot'),
          allergens: { soya: 'contains', gluten: 'may-contain', peanuts: 'may-contain' },
        },
        { id: 'soup-of-the-day', name: 'Soup of the day', description: 'Ask what is in the pot', pricePence: 0 },
      ],
    },
    {
      id: 'noodles-and-soup',
      name: 'Noodles and soup',
      items: [
        {
          id: 'pho-bo',
          name: 'Phở bò',
          origin: 'Vietnam',
          description: 'Twelve-hour beef broth, brisket, flat rice noodles, Thai basil',
          image: picture('pho-bo', 'Phở bò, seen from above'),
          pricePence: 1495,
          kcal: 612,
          dietaryTags: createTags('Made without milk', 'Mild'),
          allergens: { fish: 'contains', celery: 'may-contain', milk: 'none-declared' },
        },
        {
          id: 'laksa-lemak',
          name: 'Laksa lemak',
          origin: 'Malaysia',
          description: 'Coconut, prawn, tofu puffs, laksa leaf',
          image: picture('laksa-lemak', 'Laksa lemak, seen from above'),
          pricePence: 1550,
          dietaryTags: createTags('Hot'),
          allergens: { crustaceans: 'contains', fish: 'contains', soya: 'contains' },
        },
      ],
    },
    {
      id: 'sweets',
      name: 'Sweets',
      items: [
        {
          id: 'mango-sticky-rice',
          name: 'Mango sticky rice',
          origin: 'Thailand',
          description: 'Warm coconut rice, ripe mango, toasted mung beans',
          image: picture('mango-sticky-rice', 'Mango sticky rice, seen from above'),
          pricePence: 750,
          kcal: 488,
          dietaryTags: createTags('Vegan', 'Made without milk'),
        },
      ],
    },
    { id: 'empty-section', name: 'Nothing here today', items: [] },
  ],
});

const menus = [
  { id: 'main', name: 'Main menu', description: 'Served all day.', availability: 'Every day, from noon' },
  {
    id: 'vegan-vegetarian',
    name: 'Vegan and vegetarian',
    image: { url: '/media/scene/vegan.svg', alt: 'Curries, tempeh and greens, from above', width: 1600, height: 1200 },
  },
  {
    id: 'a-long-menu',
    name: 'The menu of the longest night, with a name that uses all its eighty letters',
    description:
      'A description of the greatest length that a menu may have is four hundred letters, and this one comes close to it, because it has to be seen what becomes of the tile when somebody writes that much about dishes that others would simply list, one below the other, with what is in them and what they cost, as menus have done since there are menus.',
    availability: 'On 21 December only, from three in the afternoon until the last guest has gone home',
  },
].map((each) => menuSummary.parse(each));

const cocktails = offerSchema.parse({
  id: 'two-for-one-cocktails',
  title: 'Two-for-one cocktails',
  description: '<p>Every day from four until seven, any cocktail and a second of the same.</p>',
  image: { url: '/media/offer/two-for-one-cocktails.svg', alt: 'Two cocktails, from above', width: 1200, height: 900 },
  startDate: '2026-09-01',
  endDate: '2027-03-31',
  validityText: 'Every day, 16:00 to 19:00',
  termAndConditions:
    '<ul><li>For those of 18 and over.</li><li>Two of the same cocktail, ordered together.</li><li>Not on 24 December.</li></ul>',
  adultsOnly: true,
  voucher: true,
});

const chef = job.parse({
  job_id: 'J-1',
  name: 'Chef de partie',
  position_unique_name: 'chef-de-partie',
  jobtype: 'Full time',
  category: 'Back of House',
  description:
    '<p>Four kitchens, one pass. You run the wok section on two evenings and the grill on three.</p><h2>What you bring</h2><ul><li>Two years at a busy section</li><li>A steady hand with a cleaver</li></ul>',
  location: 'Soho',
  city: 'London',
  lat: 51.5137,
  lng: -0.1337,
  salary: '£14.50 per hour',
  cv_required: true,
  work_experience_required: true,
  datePosted: '2026-11-02',
  validThrough: '2026-12-31',
});

const waiter = job.parse({
  job_id: 'J-2',
  name: 'Assistant general manager of the night shift, with a title that fills the line and the next one',
  position_unique_name: 'assistant-general-manager',
  jobtype: 'Part time',
  category: 'Management',
  location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  city: 'Anglesey',
  lat: 51.48,
  lng: -0.61,
  salary: '£31,000 a year, and a share of the service charge',
  datePosted: '2026-11-18',
  validThrough: '2026-11-21',
});

const closedJob = job.parse({ ...chef, job_id: 'J-3', name: 'Night porter', validThrough: '2026-11-20' });

const post = socialPost.parse({
  id: 'p1',
  caption: 'Satay, turned by hand',
  permalink: 'https://social.example/p1',
  image: { url: '/media/social/1.svg', alt: 'Satay on a brass tray', width: 800, height: 800 },
});

const searchLimits = { most: 10, miles: 100, earthRadiusMiles: 3959 };

export const exampleData: NeedValues = {
  menu: mainMenu,
  menus,
  restaurant: soho,
  restaurants: [soho, reading, islington, longName],
  nearby: {
    place: { label: 'Marylebone', lat: 51.5226, lng: -0.1571 },
    restaurants: findNearestRestaurants(
      [soho, reading, islington, longName],
      { lat: 51.5226, lng: -0.1571 },
      searchLimits,
    ),
    miles: searchLimits.miles,
  },
  offer: cocktails,
  offers: [cocktails],
  job: chef,
  jobs: [chef, waiter, closedJob],
  jobSearch: {
    jobs: findJobsWithin([chef, waiter, closedJob], { lat: 51.5226, lng: -0.1571 }, searchLimits),
    place: { kind: 'found', text: 'Marylebone' },
    miles: searchLimits.miles,
    groups: [
      { name: 'boh team', positions: ['chef-de-partie'] },
      { name: 'General Manager', positions: ['assistant-general-manager'] },
    ],
    times: ['full', 'part'],
  },
  social: [post],
  tablePlaces: { restaurants: [] },
  form: {
    context: {
      today: '2026-12-01',
      choices: Object.fromEntries(
        [
          'favouriteRestaurant',
          'enquiryRestaurant',
          'favRestaurantCode',
          'enquiryType',
          'contactReason',
          'interests',
        ].map((field) => [
          field,
          [
            { value: '1018', label: 'Soho' },
            { value: '1010', label: 'Islington' },
          ],
        ]),
      ),
    },
    values: {},
  },
  bookingFacts: {
    occasions: {
      ok: true,
      value: [
        {
          id: 'dinner',
          name: 'Table for dinner',
          minimumCovers: 1,
          maximumCovers: 8,
          menuLinkGroup: undefined,
          areaLinkGroup: undefined,
        },
      ],
    },
  },
  wallet: ['apple', 'google'],
  thirdParties: {
    stored: [consentRecord({ cookieConsentDays: 30, cookiePreferenceDays: 365 }), ...ownStoredItems, ...embeddedItems],
    bookingWidget: { page: 'https://tables.example/{id}', embedded: true },
  },
};

export const exampleContext: NeedsContext = {
  restaurant: { slug: 'soho', city: 'london', storeId: '1018' },
  menuId: 'main',
  offerSlug: 'two-for-one-cocktails',
  jobId: 'J-1',
};
