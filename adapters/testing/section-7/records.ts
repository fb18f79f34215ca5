import type { JsonObject } from './brand-content.ts';

/**
 * What the second upstream has to say about tables, vacancies, offers, customers and contacts. Where the specification
 * is silent, a typical team chose:
 *
 * - Booking lists come in `{ success, data }`, except areas, which are bare. Ids are numbers.
 * - A vacancy’s place is a text; yes/no values of vacancies are texts.
 * - Questions of a vacancy have their wording in `name`, as vacancies and dishes have.
 * - Contact reasons hold their `subReasons`.
 * - Places are those of the maps service: `results` with `geometry.location`.
 */

export const occasions: readonly JsonObject[] = [
  { id: 1, name: 'Dinner', minimumCovers: 2, maximumCovers: 8, menuLinkGroup: 3, areaLinkGroup: 4 },
  { id: 2, name: 'Brunch', minimumCovers: '1', maximumCovers: '6', menuLinkGroup: null, areaLinkGroup: '' },
  // No id.
  { name: 'Supper club', minimumCovers: 1, maximumCovers: 4 },
];

export const areas: readonly JsonObject[] = [
  { id: 51, name: 'Terrace' },
  { id: 52, name: 'Main room' },
];

export const bookingMenus: readonly JsonObject[] = [
  { id: 71, name: 'A la carte' },
  { id: 72, name: 'Set menu' },
];

export const slots: readonly JsonObject[] = [
  { time: '18:00', canEnquire: false },
  { time: '18:15:00', canEnquire: 'false' },
  // No time.
  { time: null, canEnquire: false },
  { time: '7:30pm', canEnquire: '' },
  { time: '20:00', canEnquire: true },
  { time: '20:15', canEnquire: 'true' },
];

export const upsells: readonly JsonObject[] = [];

export const jobs: readonly JsonObject[] = [
  {
    job_id: 901,
    name: 'Wok chef',
    position_unique_name: 'boh-wok-chef-901',
    jobtype: 'Full Time',
    category: 'Back of House',
    cv_required: 'false',
    work_experience_required: 'false',
    distance: '',
    location: 'Bath Abbey Green',
    city: 'Bath',
    salary: '£14.20 an hour',
  },
  // No name.
  {
    job_id: 902,
    name: '',
    jobtype: 'Part Time',
    category: 'Front of House',
    cv_required: false,
    location: 'Cardiff Bay',
  },
  {
    job_id: 903,
    name: 'Floor manager',
    position_unique_name: 'foh-floor-manager-903',
    jobtype: 'Part Time',
    category: 'Front of House',
    cv_required: 'true',
    work_experience_required: null,
    location: 'York Shambles',
    city: 'York',
    salary: '',
  },
];

export const questions: readonly JsonObject[] = [
  {
    id: 31,
    name: 'Can you work at weekends?',
    type: 'YES_NO',
    is_mandatory: 'true',
    answer: { options: '', text: '' },
  },
];

export const offers: Readonly<Record<string, JsonObject>> = {
  'two-for-one': {
    id: 61,
    slug: 'two-for-one',
    title: 'Two cocktails for one',
    description: 'Sunday to Thursday until seven.',
    termAndConditions: '<p>One voucher for each table.</p>',
    validityText: 'Until the end of the season',
    successButtonText: 'Choose yours',
    successButtonUrl: '/menu/Drinks_2.0',
    overrideSuccessUrl: '',
    image: '',
  },
};

export const customerGuid = '6f0f3c1e-5b1d-4a53-9a39-0b2d1f6f7a11';

/** Every value is stored in a way that the site’s own form would not have sent. */
export const customer: JsonObject = {
  guid: customerGuid,
  firstName: 'Siti',
  phoneNumber: '07700 900 461',
  gender: 'F',
  // A restaurant that closed.
  favRestaurantCode: 'LEEDS-OLD',
  birthDate: '631152000',
  websiteSmsOptIn: 'true',
  interests: [
    { name: 'New dishes', checked: 'true' },
    { name: 'Events', checked: 'false' },
  ],
};

export const contactTypes: readonly JsonObject[] = [
  { id: 1, name: 'Feedback' },
  { id: 2, name: 'A question' },
];

export const contactContent: JsonObject = {
  contactReasons: [
    { id: 10, name: 'Food', subReasons: [{ id: 101, name: 'A dish' }] },
    { id: 11, name: 'Something else', subReasons: [] },
  ],
  restaurants: [
    { storeId: 17, title: 'Bath Abbey Green' },
    { storeId: 19, title: 'Cardiff Bay' },
  ],
};

export const places: JsonObject = {
  results: [{ formatted_address: 'Bath BA1, UK', geometry: { location: { lat: 51.38, lng: -2.36 } } }],
  status: 'OK',
};

export const socialPosts: readonly JsonObject[] = [
  {
    id: '1798',
    caption: 'Noodles at noon',
    media_url: '/media/noodles.jpg',
    permalink: 'https://social.example.com/p/1',
  },
];
