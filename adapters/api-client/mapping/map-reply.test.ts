import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, defaultConfiguration } from '../fake-client.ts';
import { readApiMapping } from './mapping.ts';

/** A client of an upstream that answers one path. */
const clientOf = (path: string, body: unknown, apiMapping?: object) => {
  const overrides = apiMapping ? { configuration: { ...defaultConfiguration, apiMapping: { ...apiMapping } } } : {};
  return createFakeClient((requested) => (requested.split('?')[0] === path ? { body } : undefined), overrides);
};

const bath = { storeId: 17, slug: 'bath', city: 'bath', title: 'Bath', lat: 51.38, lng: -2.36 };
const listPath = '/api/v1/content/search-restaurants/';
const restaurantsOf = async (body: unknown) => (await clientOf(listPath, body).client.getAllRestaurants()) ?? [];

describe('the envelope of a reply', () => {
  it.each([
    ['as specified', { restaurants: [bath] }],
    ['a list', [bath]],
    ['in data', { success: true, data: { restaurants: [bath] } }],
    ['a list in data', { data: [bath] }],
    ['under another name', { success: true, result: { locations: [bath] } }],
    ['in three more objects', { one: { two: { three: { restaurants: [bath] } } } }],
  ])('can be %s [upstream.mapping]', async (_, body) => {
    expect(await restaurantsOf(body)).toMatchObject([{ storeId: '17', title: 'Bath' }]);
  });

  it.each([
    ['bare', { name: 'Main', sections: [] }],
    ['in data', { success: true, data: { name: 'Main', sections: [] } }],
  ])('of one item can be %s [upstream.mapping]', async (_, body) => {
    const answer = await clientOf('/api/v1/content/menu/Main_Menu.v2', body).client.getMenu('Main_Menu.v2');
    expect(answer).toMatchObject({ kind: 'found', value: { id: 'Main_Menu.v2', name: 'Main' } });
  });
});

describe('online booking of a restaurant', () => {
  it.each([
    [{}, [true, undefined]],
    [{ onlineBooking: null }, [true, undefined]],
    [{ onlineBooking: true }, [true, true]],
    [{ online_booking: 'true' }, [true, true]],
    [{ onlineBooking: false }, [false, true]],
  ])('is known only where the reply states it: %j [upstream.claims]', async (change, expected) => {
    const [found] = await restaurantsOf([{ ...bath, ...change }]);
    expect([found?.onlineBooking, found?.statesOnlineBooking]).toEqual(expected);
  });
});

it.each([
  [true, true],
  ['yes', true],
  ['No', false],
  [false, false],
  [undefined, undefined],
])('reads click and collect that is stated as %j [upstream.mapping]', async (clickCollect, expected) => {
  const { client, log } = clientOf(listPath, [{ ...bath, clickCollect }]);
  const [found] = (await client.getAllRestaurants()) ?? [];
  expect([found?.clickCollect, found?.offersCollection]).toEqual([undefined, expected]);
  expect(log.filter(({ event }) => event === 'api-reply-repaired')).toEqual([]);
});

it.each([
  [{ title: undefined, restaurantName: 'Bath' }, { title: 'Bath' }],
  [{ storeId: undefined, id: 21 }, { storeId: '21' }],
  [{ storeId: undefined, id: 7, restaurantId: 22 }, { storeId: '22' }],
  [{ telephone: '01225 460 000' }, { phone: '01225 460 000' }],
  [{ phone: '01225', telephone: '0117' }, { phone: '01225' }],
  [{ email_address: 'bath@example.com' }, { email: 'bath@example.com' }],
  [{ zip: 'BA1 1LZ' }, { postcode: 'BA1 1LZ' }],
  [{ whatThreeWords: '///a.b.c' }, { what3words: 'a.b.c' }],
  [
    { lat: null, lng: null, latitude: '51.4', longitude: '-2.4' },
    { lat: 51.4, lng: -2.4 },
  ],
  [
    { lat: null, lng: null, coordinates: { lat: 51.4, lon: -2.4 } },
    { lat: 51.4, lng: -2.4 },
  ],
])('reads the fields of a restaurant that have common other names: %j [upstream.mapping]', async (stated, expected) => {
  expect(await restaurantsOf([{ ...bath, ...stated }])).toMatchObject([expected]);
});

it('reads other names for the category of a vacancy, the energy of a dish, the voucher of an offer and the name of the site [upstream.mapping]', async () => {
  const job = { job_id: '1', name: 'Chef', department: 'Kitchen' };
  expect(await clientOf('/api/jobs', { data: [job] }).client.getJobs()).toMatchObject([{ category: 'Kitchen' }]);
  const menu = { name: 'Main', sections: [{ name: 'Noodles', items: [{ name: 'Laksa', calories: 640 }] }] };
  expect(await clientOf('/api/v1/content/menu/main', menu).client.getMenu('main')).toMatchObject({
    value: { sections: [{ items: [{ kcal: 640 }] }] },
  });
  const offer = { slug: 'o', title: 'Satay', description: 'Free', hasVoucher: false };
  const { client } = clientOf('/api/offer/rest/17', { data: [offer] });
  expect(await client.getOffersByRestaurant('17')).toMatchObject([{ voucher: false }]);
  for (const name of ['termAndConditions', 'termsAndConditions', 'terms'])
    expect(
      await clientOf('/api/offer/rest/17', { data: [{ ...offer, [name]: 'One each.' }] }).client.getOffersByRestaurant(
        '17',
      ),
    ).toMatchObject([{ termAndConditions: 'One each.' }]);
  const settings = { siteTitle: 'Noodle House', mastheadItems: [] };
  expect(await clientOf('/api/v1/content/brand-settings', settings).client.getSettings()).toMatchObject({
    siteName: 'Noodle House',
  });
});

it('does not put a restaurant at a latitude and a longitude of different objects [upstream.mapping]', async () => {
  const stated = { lat: null, lng: null, latitude: 51.4, location: { lng: -2.4 } };
  const [found] = await restaurantsOf([{ ...bath, ...stated }]);
  expect([found?.lat, found?.lng]).toEqual([undefined, undefined]);
});

describe('the opening hours of a restaurant', () => {
  const hours = { Open: '11:30', Close: '22:00' };
  it.each([
    ['nested', { openingTimes: { monday: { Open: '11:30am', Close: '10pm' } } }],
    ['by day at the top', { monday: { Open: '1130', Close: '22.00' } }],
    ['flat', { mondayOpen: '11:30', mondayClose: '22:00:00' }],
    ['a list of days', { openingHours: [{ day: 'Monday', opens: '11:30', closes: '22:00' }] }],
    ['a text for each day', { openingTimes: { Monday: '11:30 - 22:00' } }],
  ])('can be %s [upstream.mapping]', async (_, change) => {
    const [found] = await restaurantsOf([{ ...bath, ...change }]);
    expect(found?.openingTimes?.monday).toEqual(hours);
    expect(found?.openingTimes?.tuesday).toBeUndefined();
  });

  const closed = { startDate: '2031-12-25', endDate: '2031-12-25', openTime: 'Closed', closeTime: 'Closed' };
  const short = { startDate: '2031-12-24', endDate: '2031-12-26', openTime: '12:00', closeTime: '16:00' };
  it.each([
    ['openingOverrides', [short], short],
    ['alternative_opening_times', [{ ...short, startDate: '2031-12-24T00:00:00', openTime: '12pm' }], short],
    ['alternativeHours', [{ ...short, clickCollectClose: '' }], short],
    ['specialOpeningHours', [{ from: '24/12/2031', to: '26/12/2031', opens: '12:00', closes: '16:00' }], short],
    ['holidayHours', [{ date: '2031-12-25', isClosed: true, name: 'Christmas' }], { ...closed, reason: 'Christmas' }],
    [
      'exceptionalHours',
      [{ date: '2031-12-25', from: '12:00', to: '16:00' }],
      { ...closed, openTime: '12:00', closeTime: '16:00' },
    ],
    ['hoursOverrides', { '2031-12-25': 'Closed' }, closed],
    ['openingExceptions', { '2031-12-25': { open: 'closed', close: 'closed' } }, closed],
    ['overrides', [{ ...short, hours: { open: '12:00', close: '16:00' }, openTime: null, closeTime: null }], short],
  ])('are replaced by those of %s [upstream.mapping] [restaurant.hours]', async (name, stated, expected) => {
    const [found] = await restaurantsOf([{ ...bath, [name]: stated }]);
    expect(found?.overrides).toEqual([expected]);
  });

  it('are replaced by those of another field where overrides is an empty list [upstream.mapping]', async () => {
    const [found] = await restaurantsOf([{ ...bath, overrides: [], alternativeHours: [short] }]);
    expect(found?.overrides).toEqual([short]);
  });

  it('are replaced by those of a field that API_MAPPING names [upstream.mapping]', async () => {
    const body = [{ ...bath, closures: [{ date: '2031-12-25', closed: 'Yes' }] }];
    const { client } = clientOf(listPath, body, { hoursOverrideFields: ['closures'] });
    expect((await client.getAllRestaurants())?.[0]?.overrides).toEqual([closed]);
  });

  it('lose one day when a time cannot be read [upstream.entries]', async () => {
    const [found] = await restaurantsOf([
      { ...bath, openingTimes: { monday: { Open: 'early', Close: '22:00' }, friday: hours } },
    ]);
    expect(found?.openingTimes).toEqual({ friday: hours });
  });
});

it('keeps a restaurant of which the position is null, and one of which other fields are wrong [upstream.entries]', async () => {
  const found = await restaurantsOf({
    restaurants: [
      { ...bath, lat: null, amenities: ['Step-free entrance', 7], awards: ['Best noodles'], phone: ['1'] },
      { ...bath, storeId: 18, slug: 'Covent_Garden', lat: '51.5', heroMedia: { url: '/front.jpg' }, clickCollect: '' },
      { title: 'No id' },
    ],
  });
  expect(found.map(({ storeId, lat, slug }) => [storeId, lat, slug])).toEqual([
    ['17', undefined, 'bath'],
    ['18', 51.5, 'Covent_Garden'],
  ]);
  expect(found[0]).toMatchObject({
    amenities: [{ icon: 'step-free-entrance', name: 'Step-free entrance' }],
    awards: [{ name: 'Best noodles' }],
  });
  expect(found[1]?.heroMedia).toMatchObject({ url: '/front.jpg', width: 1600 });
});

it('reads a menu whose sections, dishes and tags have other names or are alone [upstream.mapping]', async () => {
  const dish = { title: 'Rendang', dietaryTags: 'Hot, Beef' };
  for (const section of [
    { title: 'Curries', dishes: [dish] },
    { name: 'Curries', items: dish },
    { name: 'Curries', menuItems: [{ ...dish, dietaryTags: [{ title: 'Hot' }, 'Beef'] }] },
  ])
    for (const stated of [{ sections: section }, { menuSections: [section] }])
      expect(
        await clientOf('/api/v1/content/menu/main', { name: 'Main', ...stated }).client.getMenu('main'),
      ).toMatchObject({
        value: {
          sections: [
            {
              id: 'curries',
              name: 'Curries',
              items: [{ id: 'rendang', name: 'Rendang', dietaryTags: [{ name: 'Hot' }, { name: 'Beef' }] }],
            },
          ],
        },
      });
});

it.each([
  ['Wifi, Dogs', ['Wifi', 'Dogs']],
  [{ wifi: true, dogs: false, step_free: true }, ['Wifi', 'Step free']],
  [{ icon: 'wifi', name: 'Wifi' }, ['Wifi']],
  [null, []],
])('reads the amenities %j of a restaurant [upstream.mapping]', async (amenities, names) => {
  const [found] = await restaurantsOf([{ ...bath, amenities, awards: { title: 'Best' }, offers: 'two-for-one' }]);
  expect(found?.amenities.map(({ name }) => name)).toEqual(names);
  expect(found).toMatchObject({ awards: [{ name: 'Best' }], offers: ['two-for-one'] });
});

it('gives the sections and dishes of a menu ids made of their names [upstream.mapping]', async () => {
  const items = [{ name: 'Nasi Goreng', dietaryTags: ['Vegan', { name: 'Hot' }] }, { name: 'Nasi Goreng' }];
  const body = { name: 'Main', sections: [{ name: 'Small plates', items }] };
  const answer = await clientOf('/api/v1/content/menu/main', body).client.getMenu('main');
  expect(answer).toMatchObject({
    value: {
      sections: [
        {
          id: 'small-plates',
          items: [{ id: 'nasi-goreng', dietaryTags: [{ name: 'Vegan' }, { name: 'Hot' }] }, { id: 'nasi-goreng-2' }],
        },
      ],
    },
  });
});

it('a restaurant has no link for collection if it states yes or no, and no telephone number without digits [upstream.entries]', async () => {
  const restaurant = {
    storeId: 17,
    slug: 'bath',
    title: 'Bath',
    city: 'Münster',
    clickCollect: 'false',
    phone: 'Ask us',
  };
  const { client } = clientOf('/api/v1/content/restaurant/17', restaurant);
  const answer = await client.getRestaurantById('17');
  expect(answer).toMatchObject({ value: { city: 'munster', cityName: 'Münster' } });
  expect(answer.kind === 'found' && [answer.value.clickCollect, answer.value.phone]).toEqual([undefined, undefined]);
});

it('a question to applicants without options is a text, and this is logged [apply.questions] [upstream.entries]', async () => {
  const base = { is_mandatory: true, text: 'Which shift?' };
  const questions = [
    { ...base, id: 1, type: 'SINGLE_CHOICE' },
    { ...base, id: 2, type: 'MULTIPLE_CHOICE', answer: { options: [] } },
    { ...base, id: 3, type: 'SINGLE_CHOICE', options: [{ label: 'Lunch' }, 'Dinner'] },
    { ...base, id: 4, type: 'SINGLE_CHOICE', answer: { options: ['Lunch'] } },
  ];
  const { client, log } = clientOf('/api/jobs/901', { job_id: 901, name: 'Chef', category: 'Kitchen', questions });
  const job = await client.getJob('901');
  const read = job.kind === 'found' ? job.value.questions : [];
  expect(read.map(({ type, answer }) => [type, answer?.options])).toEqual([
    ['TEXT', undefined],
    ['TEXT', []],
    ['SINGLE_CHOICE', ['Lunch', 'Dinner']],
    ['SINGLE_CHOICE', ['Lunch']],
  ]);
  expect(log).toMatchObject([
    { level: 'warning', message: expect.stringContaining('must have options to choose from') },
  ]);
});

describe('the choices of a booking', () => {
  const params = { storeId: '17' };
  const query = { occasionId: '1', adults: 2, children: 0, dates: '2026-12-24', menuIds: '', areaId: '' };

  it('are times in order, each once, in any notation [upstream.mapping] [upstream.entries]', async () => {
    const data = ['19:30', { time: '2026-12-24T18:15:00' }, { time: '6pm' }, { time: '18:00:00' }, { time: 'late' }];
    const { client } = clientOf('/api/booking/slots/17', { success: true, data });
    const slots = await client.call(endpoints.slots, { params, query });
    expect(slots.data?.map(({ time }) => time)).toEqual(['18:00', '18:15', '19:30']);
  });

  it('are occasions with the sizes of parties that they leave open [upstream.entries]', async () => {
    const data = [
      { id: 1, name: 'Lunch', minimumCovers: null, maximumCovers: '' },
      { id: 2, name: 'Dinner', minimumCovers: 2, maximumCovers: 1_000_000 },
    ];
    const { client } = clientOf('/api/booking/occasions/17', data);
    const occasions = await client.call(endpoints.occasions, { params, query: { date: '2026-12-24' } });
    expect(occasions.data).toMatchObject([
      { id: '1', minimumCovers: 1, maximumCovers: 20 },
      { id: '2', minimumCovers: 2, maximumCovers: 500 },
    ]);
  });

  it('are occasions and areas with a name, even if the API states none [upstream.entries] [booking.occasions]', async () => {
    const specified = { id: 1, minimumCovers: 2, maximumCovers: 8, menuLinkGroup: 1, areaLinkGroup: 2 };
    const occasions = clientOf('/api/booking/occasions/17', {
      data: [specified, { ...specified, id: 2, title: 'Tea' }],
    });
    const found = await occasions.client.call(endpoints.occasions, { params, query: { date: '2026-12-24' } });
    expect(found.data).toMatchObject([
      { id: '1', name: 'Option 1', maximumCovers: 8 },
      { id: '2', name: 'Tea' },
    ]);
    const areas = clientOf('/api/booking/areas/17', { data: [{ id: 4, name: null }] });
    const inAreas = await areas.client.call(endpoints.areas, {
      params,
      query: { occasionId: '1', adults: 2, children: 0, dates: '2026-12-24' },
    });
    expect(inAreas.data).toMatchObject([{ id: '4', name: 'Area 4' }]);
  });

  it.each([
    { slots: [{ time: '18:00' }] },
    { success: true, slots: [{ time: '18:00' }] },
    { success: true, data: { slots: [{ time: '18:00' }] } },
  ])('are the only list of a reply: %j [upstream.mapping]', async (body) => {
    const { client } = clientOf('/api/booking/slots/17', body);
    const { success, data } = await client.call(endpoints.slots, { params, query });
    expect([success, data?.map(({ time }) => time)]).toEqual([true, ['18:00']]);
  });
});

describe('the preferences of a customer', () => {
  const customerGuid = '5b0c4c5e-2b7b-4b3e-8b1c-0f3d5c1a9e77';
  const load = (body: unknown) =>
    clientOf(`/api/exponea/getcustomerpreferences/${customerGuid}`, body).client.call(endpoints.customerPreferences, {
      params: { customerGuid },
      body: { attributes: [] },
    });

  it.each([{ firstName: 'Ann' }, { success: true, data: { firstName: 'Ann' } }, { data: { firstName: 'Ann' } }])(
    'are read from %j [preferences.load] [upstream.mapping]',
    async (body) => {
      expect(await load(body)).toMatchObject({ firstName: 'Ann' });
    },
  );

  it('are read from their attributes, with an interest without a choice as one that is not chosen [preferences.load] [upstream.mapping]', async () => {
    const attributes = {
      first_name: 'Ann',
      interests: [
        { name: 'Brunch', checked: null },
        { name: 'Tea', checked: true },
      ],
    };
    expect(await load({ data: { guid: customerGuid, attributes } })).toMatchObject({
      firstName: 'Ann',
      interests: [
        { name: 'Brunch', checked: false },
        { name: 'Tea', checked: true },
      ],
    });
    expect(await load({ firstName: 'Bea', attributes })).toMatchObject({ firstName: 'Bea' });
    const named = { phone: '01225 496 017', sms_opt_in: true };
    const list = Object.entries(named).map(([name, value]) => ({ name, value }));
    for (const stated of [named, list])
      expect(await load({ attributes: stated })).toEqual({ phoneNumber: '01225 496 017', websiteSmsOptIn: true });
  });

  it.each([
    [{ wine: true, 'Small plates': 'no', brunch: null }, ['wine', 'Small plates', 'brunch'], [true, false, false]],
    [{ wine: { checked: true }, tea: 'perhaps' }, ['wine'], [true]],
    [{ name: 'Wine', checked: 1 }, ['Wine'], [true]],
  ])(
    'have the interests %j [preferences.load] [upstream.mapping] [upstream.entries]',
    async (interests, names, chosen) => {
      for (const body of [{ interests }, { attributes: { interests } }]) {
        const found = (await load({ firstName: 'Ann', ...body })).interests;
        expect([found?.map(({ name }) => name), found?.map(({ checked }) => checked)]).toEqual([names, chosen]);
      }
    },
  );

  it('are none if the reply is empty, missing if it is null, and a failure if it says so [preferences.load]', async () => {
    expect(await load({})).toEqual({});
    await expect(load({ success: true, data: null })).rejects.toMatchObject({ code: 'missing' });
    await expect(load({ success: false, message: 'No.' })).rejects.toMatchObject({ code: 'refused' });
  });
});

describe('an enquiry of a form', () => {
  const person = { firstName: 'Zoë', lastName: 'Ní', email: 'zoe@example.com' };
  const send = async (body: unknown) => {
    const group = clientOf('/api/contact/group-booking', body).client.call(endpoints.groupBooking, {
      body: { ...person, enquiryRestaurant: 'bath', date: '2031-05-01', guests: 24 },
    });
    const contact = clientOf('/api/contact/sendemail', body).client.call(endpoints.contactEmail, {
      body: { ...person, message: 'The satay was perfect.' },
    });
    return [(await group).success, (await contact).success];
  };

  it.each([
    {},
    { statusCode: 200 },
    { data: { statusCode: '200' } },
    { success: true, data: { statusCode: 'OK' } },
    { status: 'accepted' },
  ])('is sent if the reply is %j [contact.send] [upstream.success]', async (body) => {
    expect(await send(body)).toEqual([true, true]);
  });

  it.each([
    { statusCode: 202 },
    { data: { statusCode: 202 } },
    { success: true, data: { statusCode: 201 } },
    { data: { statusCode: 4 } },
    { statusCode: 0 },
    { status: 202 },
    { data: { StatusCode: 'Accepted' } },
  ])(
    'is not sent if the reply is %j, because only 200 is a success [contact.send] [upstream.success]',
    async (body) => {
      expect(await send(body)).toEqual([false, false]);
    },
  );
});

it('the restaurants and reasons of the contact form have ids and names under either name [upstream.mapping]', async () => {
  const choices = { contactReasons: [{ id: 1, title: 'A visit' }], restaurants: [{ id: 17, name: 'Bath' }] };
  for (const body of [choices, { data: choices }, { success: true, data: choices }])
    expect(await clientOf('/api/contact/content', body).client.call(endpoints.contactContent, {})).toMatchObject({
      contactReasons: [{ id: '1', name: 'A visit' }],
      restaurants: [{ storeId: '17', title: 'Bath' }],
    });
});

it('the choices of the contact form can be texts, have the names of their kind, or be none [upstream.mapping] [upstream.entries]', async () => {
  const contentOf = (body: unknown) => clientOf('/api/contact/content', body).client.call(endpoints.contactContent, {});
  const reason = {
    contactReasonId: 1,
    contactReason: 'Food',
    contactSubReasons: ['A dish', { id: 2, title: 'A drink' }],
  };
  expect(await contentOf({ ContactReasons: [reason], restaurants: null })).toEqual({
    contactReasons: [
      {
        id: '1',
        name: 'Food',
        subReasons: [
          { id: 'A dish', name: 'A dish' },
          { id: '2', name: 'A drink' },
        ],
      },
    ],
    restaurants: [],
  });
  for (const body of [
    ['Press'],
    [{ contactTypeId: 'Press', title: 'Press' }],
    { data: [{ value: 'Press', label: 'Press' }] },
  ])
    expect(await clientOf('/api/contact/contactTypes', body).client.call(endpoints.contactTypes, {})).toEqual([
      { id: 'Press', name: 'Press' },
    ]);
});

it('reads the token and the customer id of a card payment [upstream.mapping]', async () => {
  for (const body of [{ token: 't' }, { data: { client_token: 't' } }, { success: true, data: 't' }])
    expect(await clientOf('/api/v1/braintree/token', body).client.call(endpoints.braintreeToken, {})).toEqual({
      clientToken: 't',
    });
  const payloadNames = ['data', 'result', 'results', 'response', 'payload', 'body', 'items', 'value'];
  for (const body of [{ token: 42 }, ...payloadNames.map((name) => ({ [name]: 42 }))])
    expect(await clientOf('/api/v1/braintree/token', body).client.call(endpoints.braintreeToken, {})).toEqual({
      clientToken: '42',
    });
  for (const body of [
    { customerId: 7 },
    { data: { braintreeCustomerId: '7' } },
    { customer: { id: 7 } },
    { data: '7' },
  ]) {
    const { client, log } = clientOf('/api/v1/braintree/submit', body);
    expect(await client.call(endpoints.braintreeSubmit, { body: { nonce: 'n' } })).toEqual({ customerId: '7' });
    expect(log).toEqual([]);
  }
});

it.each([
  [{ description: 'About us', metaDescription: 'Other' }, 'About us'],
  [{ description: '', metaDescription: 'About us' }, 'About us'],
  [{ description: null, seoDescription: 'About us' }, 'About us'],
  [{ meta_description: 'About us' }, 'About us'],
  [{ description: ' ' }, undefined],
  [{}, undefined],
])(
  'reads the description of a page in an envelope with %j as %j [upstream.mapping] [upstream.entries] [page.metadata]',
  async (fields, description) => {
    const body = { data: { name: 'About', tiles: [], ...fields } };
    const answer = await clientOf('/api/v1/content/page/about', body).client.getPage('about');
    expect(answer.kind === 'found' && Object(answer.page).description).toBe(description);
  },
);

it('leaves out a reason of the contact form that has no id, and logs it [upstream.entries]', async () => {
  const { client, log } = clientOf('/api/contact/content', {
    contactReasons: [{ name: 'No id' }, { id: null, name: 'Null' }, { id: 1, name: 'A visit' }],
    restaurants: [],
  });
  const { contactReasons } = await client.call(endpoints.contactContent, {});
  expect(contactReasons).toEqual([{ id: '1', name: 'A visit' }]);
  expect(JSON.stringify(log)).toContain('contactReasons[0]');
  expect(JSON.stringify(log)).not.toContain('storeId');
});

describe('one item that was asked for', () => {
  const long = 'a'.repeat(3000);
  const job = { job_id: 901, name: 'Wok chef', position_unique_name: 'Wok chef_901', category: 'Kitchen' };
  const offer = { slug: 'two-for-one', title: 'Two', description: 'Until seven.' };

  it.each([undefined, null, '', {}, long, '<b>', '<p>&nbsp;</p>'])(
    'is shown under the name of its id if its own is %j [upstream.entries]',
    async (name) => {
      const menu = { name, sections: [{ name: 'Curries', items: [{ name: 'Rendang' }] }] };
      expect(await clientOf('/api/v1/content/menu/set-menu', menu).client.getMenu('set-menu')).toMatchObject({
        value: { id: 'set-menu', name: 'Set menu', sections: [{ items: [{ name: 'Rendang' }] }] },
      });
      const offers = clientOf('/api/offer/getofferbyslug', { ...offer, title: name });
      expect(await offers.client.getOffer('two-for-one')).toMatchObject({
        value: { id: 'two-for-one', title: 'Two for one', description: 'Until seven.' },
      });
      expect(await clientOf('/api/jobs/901', { ...job, name }).client.getJob('901')).toMatchObject({
        value: { job_id: '901', name: 'Wok chef', position_unique_name: 'wok-chef-901' },
      });
    },
  );

  it('is a job with its id as the name if it has no other [upstream.entries]', async () => {
    const { client } = clientOf('/api/jobs/901', { job_id: 901, name: null, category: 'Kitchen' });
    expect(await client.getJob('901')).toMatchObject({ value: { name: 'Job 901' } });
  });

  it.each([undefined, null, {}, [], { success: true, data: null }, { statusCode: 404, message: 'None', data: [] }])(
    'does not exist if the reply is %j [route.404] [page.null]',
    async (body) => {
      const missing = { kind: 'missing' };
      expect(await clientOf('/api/v1/content/page/about', body).client.getPage('about')).toEqual(missing);
      expect(await clientOf('/api/v1/content/menu/mains', body).client.getMenu('mains')).toEqual(missing);
      expect(await clientOf('/api/offer/getofferbyslug', body).client.getOffer('two')).toEqual(missing);
      expect(await clientOf('/api/jobs/901', body).client.getJob('901')).toEqual(missing);
      expect(await clientOf('/api/v1/content/restaurant/17', body).client.getRestaurantById('17')).toEqual(missing);
    },
  );

  it.each([
    { success: false, data: null },
    { statusCode: 500, data: null },
  ])('is not known to be missing if the reply is %j [page.null]', async (body) => {
    expect(await clientOf('/api/jobs/901', body).client.getJob('901')).toMatchObject({ kind: 'failed' });
  });

  it('is a page without tiles if they are blank, and a menu whose name is called title [upstream.entries]', async () => {
    const page = clientOf('/api/v1/content/page/about', { title: 'About', tiles: null });
    expect(await page.client.getPage('about')).toMatchObject({ page: { title: 'About', tiles: [] } });
    const menu = clientOf('/api/v1/content/menu/mains', { title: 'Main dishes', sections: [] });
    expect(await menu.client.getMenu('mains')).toMatchObject({ value: { name: 'Main dishes' } });
  });

  it('has the id that was asked for if its own cannot be used [upstream.entries]', async () => {
    for (const id of [undefined, false, {}, -1, 'n/a', long]) {
      expect(await clientOf('/api/jobs/901', { ...job, job_id: id }).client.getJob('901')).toMatchObject({
        value: { job_id: '901', name: 'Wok chef' },
      });
      const offers = clientOf('/api/offer/getofferbyslug', { ...offer, slug: id });
      expect(await offers.client.getOffer('two-for-one')).toMatchObject({ value: { id: 'two-for-one', title: 'Two' } });
    }
  });

  it('has the name that was asked for if a successful reply has none [upstream.entries]', async () => {
    const { client } = clientOf('/api/v1/content/menu/mains', { success: true, sections: [] });
    expect(await client.getMenu('mains')).toMatchObject({ value: { id: 'mains', name: 'Mains' } });
  });

  it.each([undefined, null, '', 'n/a', 5, {}, [''], [{ items: [] }]])(
    'is a menu without sections if they are %j and it has a name [upstream.entries]',
    async (sections) => {
      const { client } = clientOf('/api/v1/content/menu/mains', { name: 'Mains', sections });
      expect(await client.getMenu('mains')).toMatchObject({ value: { id: 'mains', name: 'Mains', sections: [] } });
    },
  );

  it('keeps its other fields where one is not text [upstream.entries]', async () => {
    const offers = clientOf('/api/offer/getofferbyslug', { ...offer, description: long });
    expect(await offers.client.getOffer('two-for-one')).toMatchObject({ value: { title: 'Two', description: 'Two' } });
    const jobs = clientOf('/api/jobs/901', { ...job, category: [], position_unique_name: 'n/a' });
    expect(await jobs.client.getJob('901')).toMatchObject({
      value: { category: 'Other', position_unique_name: 'n-a' },
    });
  });

  it.each([{ message: 'No such item' }, { success: false, sections: [], description: 'No.', category: 'None' }])(
    'is not invented from the reply %j [upstream.entries]',
    async (body) => {
      const { client } = createFakeClient(() => ({ body }));
      const answers = [await client.getMenu('mains'), await client.getOffer('two-for-one'), await client.getJob('901')];
      expect(answers.map(({ kind }) => kind)).toEqual(['failed', 'failed', 'failed']);
    },
  );
});

it('identifies an offer in a list by its title, or as an offer if that has neither letters nor digits [upstream.mapping]', async () => {
  const body = [{ title: '2 for 1 on Mondays' }, { title: '★★★', description: 'A star dish is free.' }];
  const { client } = clientOf('/api/v1/content/offers', body);
  expect((await client.getOffers())?.map(({ id }) => id)).toEqual(['2-for-1-on-mondays', 'offer']);
});

it.each([false, {}, 'a'.repeat(90), '<b>'])(
  'names the site as the mapping does if the settings name it %j [upstream.entries]',
  async (brandName) => {
    const { client } = clientOf('/api/v1/content/brand-settings', { data: { brandName, footerItems: [] } });
    expect(await client.getSettings()).toMatchObject({ siteName: 'Restaurants' });
  },
);

it('reads settings that have only what section 3 of the specification names [upstream.alone]', async () => {
  const link = {
    linkText: 'Menu',
    linkUrl: '/menu',
    openInNewTab: 'no',
    description: '',
    linkMedia: { url: '/icon.svg' },
  };
  const body = {
    mastheadItems: [{ ...link, links: [] }],
    footerItems: [link, { linkText: '' }],
    socialMediaItems: [link],
    backToTopIcon: '',
  };
  const settings = await clientOf('/api/v1/content/brand-settings', body).client.getSettings();
  expect(settings).toMatchObject({
    siteName: 'Restaurants',
    mastheadItems: [{ linkText: 'Menu' }],
    footerItems: [{ linkText: 'Menu' }],
  });
  const named = clientOf('/api/v1/content/brand-settings', body, { siteName: 'Pandan Row' });
  expect((await named.client.getSettings()).siteName).toBe('Pandan Row');
});

describe('the tiles of a page', () => {
  async function typesOf(tiles: readonly object[], more: object = {}): Promise<readonly unknown[]> {
    const answer = await clientOf('/api/v1/content/page/home', { tiles, ...more }).client.getPage('home');
    const page: unknown = answer.kind === 'found' ? answer.page : undefined;
    const found: unknown = Reflect.get(Object(page), 'tiles');
    return Array.isArray(found) ? found.map((tile) => Reflect.get(Object(tile), 'type')) : [];
  }

  it.each([
    ['promotion', 'promotions'],
    ['offers', 'promotions'],
    ['job-listing', 'job-list'],
    ['locations-finder', 'location-finder'],
    ['LocationFinderTile', 'location-finder'],
    ['menu', 'menu-section'],
    ['HERO', 'hero'],
    ['image_text', 'image-text'],
    ['FAQ', 'accordion'],
  ])('of the type %s are those of the block %s [upstream.mapping]', async (stated, expected) => {
    for (const field of ['type', 'tileType', 'component', '__typename'])
      expect(await typesOf([{ [field]: stated, key: 'a' }])).toEqual([expected]);
  });

  it.each([
    ['sign-up', 'sign-up'],
    ['contact', 'contact-form'],
    ['GROUP_BOOKING', 'group-booking-form'],
    ['voucher', 'voucher-form'],
  ])('of the type form show the form %s [upstream.mapping]', async (formType, expected) => {
    expect(await typesOf([{ type: 'form', formType }])).toEqual([expected]);
  });

  it('keep an unknown type, which the renderer reports [tile.unknown]', async () => {
    expect(await typesOf([{ component: 'spaceship' }, { type: 'constructor' }])).toEqual(['spaceship', 'constructor']);
  });

  it.each([
    ['at the top', (tiles: unknown) => ({ title: 'Home', tiles })],
    ['in an envelope', (tiles: unknown) => ({ success: true, data: { title: 'Home', components: tiles } })],
    ['as the page', (tiles: unknown) => tiles],
  ])('are found %s [upstream.mapping]', async (_, wrap) => {
    const { client } = clientOf('/api/v1/content/page/home', wrap([{ type: 'hero', heading: 'Hello' }]));
    expect(await client.getPage('home')).toMatchObject({
      kind: 'found',
      page: { id: 'home', tiles: [{ type: 'hero' }] },
    });
  });
});

it('sends the brand key and the session under configured names [upstream.mapping]', async () => {
  const { client, sent } = clientOf('/api/jobs', { jobs: [] }, { brandKeyHeader: 'x-brand', sessionHeader: 'x-sid' });
  await client.getJobs();
  expect(sent.at(-1)?.headers).toMatchObject({ 'x-brand': 'pandan-row', 'x-sid': expect.any(String) });
});

it('names every invalid override [upstream.mapping]', () => {
  expect(() => readApiMapping({ sessionHeader: 'x y', tileType: {} })).toThrow(
    'API_MAPPING is invalid: sessionHeader must have letters, digits and hyphens only, at most 100; tileType is unknown, did you mean tileTypes?.',
  );
  expect(() =>
    readApiMapping({ fieldNames: null, tileTypes: [], payloadFields: { a: 1 }, mediaUrl: 'ftp://x' }),
  ).toThrow(
    'API_MAPPING is invalid: payloadFields must be a list; tileTypes must be a group of names and values; fieldNames is required: enter names and values; mediaUrl must be an address that begins with http:// or https://.',
  );
});

it.each(['promotions', 'offers'])(
  'reads the list of a tile of promotions under the name %s [upstream.mapping]',
  async (name) => {
    const list = [{ title: 'Two for one', linkText: 'See it', linkUrl: '/offer/two' }];
    const tiles = [{ type: 'promotions', key: 'a', [name]: list }];
    const { client } = clientOf('/api/v1/content/page/offers', { id: 'offers', title: 'Offers', tiles });
    expect(await client.getPage('offers')).toMatchObject({ page: { tiles: [{ items: [{ title: 'Two for one' }] }] } });
  },
);

it('reads the text, the link, the items and the source of a tile of promotions [upstream.mapping]', async () => {
  const items = [{ title: 'Two for one' }];
  const link = { linkText: 'All drinks', linkUrl: '/menu/drinks' };
  const tiles = [
    { tileType: 'Promotion', key: 'a', heading: 'On now', description: 'Ask at the bar.', link },
    { tileType: 'Promotion', key: 'b', heading: 'On now', items },
    { tileType: 'Promotion', key: 'c', heading: 'On now', source: 'items' },
  ];
  const { client } = clientOf('/api/v1/content/page/offers', { id: 'offers', title: 'Offers', tiles });
  expect(await client.getPage('offers')).toMatchObject({
    page: {
      tiles: [
        { key: 'a', type: 'promotions', text: 'Ask at the bar.', links: [link] },
        { key: 'b', type: 'promotions', items },
        { key: 'c', type: 'promotions', source: 'items' },
      ],
    },
  });
});
