import { job } from '#schemas/job/job.ts';
import { menu } from '#schemas/menu/menu.ts';
import { offer } from '#schemas/offer/offer.ts';
import { restaurant } from '#schemas/restaurant/restaurant.ts';
import { socialPost } from '#schemas/social/social.ts';
import type { NeedsContext, NeedValues } from '#schemas/tile/need.ts';

/**
 * Data for the examples of tiles that need some: small, sound, with one of each thing that is hard to draw. Only
 * tests and the catalogue of stories use it.
 */
const hours = { Open: '12:00', Close: '22:00' };

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

const mainMenu = menu.parse({
  id: 'main',
  name: 'Main menu',
  description: 'Served all day.',
  sections: [
    {
      id: 'small-plates',
      name: 'Small plates',
      items: [
        {
          id: 'chicken-satay',
          name: 'Chicken satay',
          origin: 'Indonesia',
          description: 'Turmeric, lemongrass, peanut sauce',
          image: { url: '/media/dish/chicken-satay.svg', alt: '', width: 800, height: 800 },
          pricePence: 850,
          kcal: 420,
          dietaryTags: [{ name: 'Medium' }],
          allergens: { peanuts: 'contains', soya: 'contains', sesame: 'may-contain' },
        },
        {
          id: 'goi-cuon',
          name: 'Gỏi cuốn summer rolls with a name that goes on until nobody would read it to the end',
          pricePence: '725',
        },
      ],
    },
    { id: 'empty-section', name: 'Nothing here today', items: [] },
  ],
});

const summary = {
  id: 'main',
  name: 'Main menu',
  description: 'Served all day.',
  availability: undefined,
  image: undefined,
};

const cocktails = offer.parse({
  id: 'two-for-one-cocktails',
  title: 'Two-for-one cocktails',
  description: '<p>Every day from four until seven.</p>',
  validityText: 'Every day, 16:00 to 19:00',
  termAndConditions: '<p>For those of 18 and over.</p>',
  adultsOnly: true,
});

const chef = job.parse({
  job_id: 'J-1',
  name: 'Chef de partie',
  position_unique_name: 'chef-de-partie',
  jobtype: 'Full time',
  category: 'Back of House',
  description: '<p>Four kitchens, one pass.</p>',
  location: 'Soho',
  city: 'London',
  salary: '£14.50 per hour',
});

const post = socialPost.parse({
  id: 'p1',
  caption: 'Satay, turned by hand',
  permalink: 'https://social.example/p1',
  image: { url: '/media/social/1.svg', alt: 'Satay on a brass tray', width: 800, height: 800 },
});

export const exampleData: NeedValues = {
  menu: mainMenu,
  menus: [summary],
  restaurant: soho,
  restaurants: [soho, reading],
  offer: cocktails,
  offers: [cocktails],
  job: chef,
  jobs: [chef],
  social: [post],
};

export const exampleContext: NeedsContext = {
  restaurant: { slug: 'soho', city: 'london', storeId: '1018' },
  menuId: 'main',
  offerSlug: 'two-for-one-cocktails',
  jobId: 'J-1',
};
