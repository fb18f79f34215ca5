import { describe, expect, it } from 'vitest';
import { createFakeClient, defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { job } from '#schemas/domain/job/job.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { createFormSettings } from './form-settings.ts';

const vacancy = (requirements: object) =>
  job.parse({
    job_id: '7',
    name: 'Host',
    position_unique_name: 'host',
    category: 'Front of House',
    ...requirements,
  });
const lunch = offerSchema.parse({
  id: 'lunch',
  title: 'Lunch',
  description: 'x',
  termAndConditions: 'x',
  voucher: true,
});
const places = [
  { storeId: '1', slug: 'soho', city: 'london', cityName: 'London', title: 'Soho', lat: 0, lng: 0 },
  { storeId: '2', slug: 'bath', city: 'bath', title: 'Bath', lat: 0, lng: 0 },
];
const restaurants = [
  { value: '2', label: 'Bath', group: 'Bath' },
  { value: '1', label: 'Soho', group: 'London' },
];

const contactReasons = [
  { id: 'lost', name: 'Something left behind' },
  { id: 'food', name: 'Food', subReasons: [{ id: 'dish', name: 'A dish' }] },
];

/** Settings of forms about the vacancy 7 and the offer “lunch”. The API has the contact form’s choices and, if given, a waiting list. */
function setUp({
  configuration = {},
  requirements = {},
  button = {},
  waiting,
}: {
  configuration?: Partial<Configuration>;
  requirements?: object;
  button?: object;
  waiting?: object;
} = {}) {
  const { client } = createFakeClient((path) => {
    if (path === '/api/contact/contactTypes') return { body: [{ id: 'visit', name: 'A visit' }] };
    if (waiting && path.startsWith('/api/booking/waiting/times/9?')) return { body: { success: true, data: waiting } };
    return path === '/api/contact/content' ? { body: { contactReasons, restaurants: places } } : undefined;
  });
  return createFormSettings({
    source: {
      restaurants: async () => places.map((each) => restaurant.parse(each)),
      job: async (id) => (id === '7' ? vacancy(requirements) : undefined),
      offer: async (slug) => (slug === 'lunch' ? { ...lunch, ...button } : undefined),
    },
    call: client.call,
    configuration: { ...defaultConfiguration, ...configuration },
    clock: () => new Date('2026-11-21T23:30:00-05:00'),
  });
}

it('the form for groups names the size from which parties are too large for online booking [contact.group] [booking.covers]', async () => {
  const setting = await setUp({ configuration: { maxTableBookingCovers: 8 } })({ name: 'group-booking' });
  expect(setting?.context.hintLinks?.guests).toEqual({ text: 'Book a table', url: '/#booking' });
  expect(setting?.context.hints?.guests).toMatch(/^Tables for up to 8 can be booked online\. Ask here for 9 or more/);
  expect(setting?.context.choices.enquiryRestaurant).toEqual(restaurants);
});

it('uses the configured years of work history and the configured rule for hyphens in names [apply.experience] [apply.fields]', async () => {
  const settings = setUp({ configuration: { workHistoryYears: 5, jobNameHyphen: true } });
  const setting = await settings({ name: 'job-apply', jobId: '7' });
  expect(setting?.context.job).toMatchObject({ workYears: 5, hyphens: true });
});

describe('the setting of an application', () => {
  it('has a first place of work where the vacancy requires experience, and none otherwise [apply.experience]', async () => {
    const required = await setUp({ requirements: { work_experience_required: true } })({
      name: 'job-apply',
      jobId: '7',
    });
    expect(required).toMatchObject({ context: { hiddenFields: [] }, values: { experience: [{}] } });
    const other = await setUp()({ name: 'job-apply', jobId: '7' });
    expect(other).toMatchObject({ context: { hiddenFields: ['experience'] }, values: {} });
    expect(other?.values).toEqual({});
  });

  it.each([
    [true, []],
    [false, ['resume']],
  ])('with a required CV (%s) has the optional fields %j [apply.cv]', async (cvRequired, optionalFields) => {
    const setting = await setUp({ requirements: { cv_required: cvRequired } })({ name: 'job-apply', jobId: '7' });
    expect(setting?.context).toMatchObject({ optionalFields, job: { cvRequired } });
  });

  it('does not exist without a vacancy [jobs.detail]', async () => {
    expect(await setUp()({ name: 'job-apply', jobId: '8' })).toBeUndefined();
    expect(await setUp()({ name: 'job-apply' })).toBeUndefined();
  });
});

describe('the setting of a voucher form', () => {
  it('has the button of its offer, if it has a text and a target [offer.voucher]', async () => {
    const nextOf = async (button: object) => (await setUp({ button })({ name: 'voucher', offerSlug: 'lunch' }))?.next;
    const [successButtonText, successButtonUrl] = ['Book a table', '/book'];
    expect(await nextOf({ successButtonText, successButtonUrl })).toEqual({ text: 'Book a table', url: '/book' });
    expect([await nextOf({ successButtonText }), await nextOf({ successButtonUrl })]).toEqual([undefined, undefined]);
  });

  it('has the thanks page of its offer [offer.voucher]', async () => {
    const settings = setUp({ button: { overrideSuccessUrl: '/thanks' } });
    expect(await settings({ name: 'voucher', offerSlug: 'lunch' })).toMatchObject({
      thanksPage: '/thanks',
      values: {},
    });
  });

  it('does not exist without an offer [offer.page]', async () => {
    expect(await setUp()({ name: 'voucher', offerSlug: 'none' })).toBeUndefined();
    expect(await setUp()({ name: 'voucher' })).toBeUndefined();
  });
});

describe('the setting of other forms', () => {
  it('has the restaurants of a sign-up with their cities, and the day in London [signup.fields]', async () => {
    expect((await setUp()({ name: 'sign-up' }))?.context).toMatchObject({
      today: '2026-11-22',
      choices: { favouriteRestaurant: restaurants },
    });
  });

  it.each([
    [true, undefined],
    [false, ['acceptSMSTerms']],
  ])('with text messages (%s) hides %j of a sign-up [signup.fields]', async (smsOptIn, hiddenFields) => {
    expect((await setUp({ configuration: { smsOptIn } })({ name: 'sign-up' }))?.context.hiddenFields).toEqual(
      hiddenFields,
    );
  });

  it('has the types, reasons, sub-reasons and restaurants of an enquiry with their ids [contact.reasons]', async () => {
    expect((await setUp()({ name: 'contact' }))?.context.choices).toEqual({
      enquiryType: [{ value: 'visit', label: 'A visit' }],
      contactReason: [
        { value: 'lost', label: 'Something left behind' },
        { value: 'food', label: 'Food' },
      ],
      contactSubReason: [{ value: 'dish', label: 'A dish', group: 'Food', of: 'food' }],
      enquiryRestaurant: restaurants,
    });
  });

  it('has the times of a full day for which a party can wait, from the first to the last [diner.waiting-list]', async () => {
    const settingOf = (times: readonly string[], isPhoneRequired = false) =>
      setUp({ waiting: { times, isPhoneRequired } })({
        name: 'waiting-list',
        waitingTable: '9~2026-12-02~dinner~2~0',
      });
    const choices = ['19:00', '19:15', '19:30'].map((time) => ({ value: time, label: time }));
    expect(await settingOf(['19:00', '19:15', '19:30'], true)).toMatchObject({
      context: { choices: { from: choices, to: choices }, phoneRequired: true },
      values: { from: '19:00', to: '19:30' },
    });
    expect((await settingOf(['19:00']))?.values).toEqual({ from: '19:00', to: '19:00' });
    for (const times of [
      ['00:15', '00:30', '23:00', '23:15'],
      ['23:00', '23:15', '00:15', '00:30'],
    ])
      expect((await settingOf(times))?.values).toEqual({ from: '23:00', to: '23:15' });
    for (const none of [[], ['00:15', '00:30']]) expect(await settingOf(none)).toBeUndefined();
  });

  it('has the times of a full meal alone, where the day has other free times [diner.waiting-list]', async () => {
    const setting = await setUp({ waiting: { times: ['12:15', '19:00', '19:15'], isPhoneRequired: false } })({
      name: 'waiting-list',
      waitingTable: '9~2026-12-02~dinner~2~0~~dinner',
    });
    expect(setting?.values).toEqual({ from: '19:00', to: '19:15' });
  });

  it.each([undefined, 'x', '9~2026-12-02~dinner~2~0'])(
    'does not exist for a waiting list of %j, of which the API knows nothing [diner.waiting-list] [upstream.alone]',
    async (waitingTable) => {
      expect(await setUp()({ name: 'waiting-list', ...(waitingTable && { waitingTable }) })).toBeUndefined();
    },
  );

  it('has the restaurants of a group booking [contact.group]', async () => {
    const setting = await setUp()({ name: 'group-booking' });
    expect(setting?.context.choices).toEqual({ enquiryRestaurant: restaurants });
  });
});

it('logs each field of a form for which the API has no options once [contact.reasons] [upstream.diagnosis]', async () => {
  const { client } = createFakeClient((path) => {
    if (path === '/api/contact/contactTypes') return { body: [] };
    return path === '/api/contact/content' ? { body: { contactReasons, restaurants: [] } } : undefined;
  });
  const log: SiteLogEntry[] = [];
  const settings = createFormSettings({
    source: { restaurants: async () => [], job: async () => undefined, offer: async () => undefined },
    call: client.call,
    configuration: defaultConfiguration,
    clock: () => new Date('2026-11-21T12:00:00Z'),
    log: (entry) => log.push(entry),
  });
  for (let count = 0; count < 2; count += 1) await settings({ name: 'contact' });
  const event = { level: 'warning', event: 'form-field-without-options', form: 'contact' };
  expect(log).toEqual(
    ['enquiryType', 'enquiryRestaurant'].map((field) => ({
      ...event,
      field,
      message: `The API has no options for ${field}. The field is left out of the form.`,
    })),
  );
});
