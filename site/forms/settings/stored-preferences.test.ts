import { expect, it } from 'vitest';
import { createFakeClient, defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { validateForm } from '#renderer/form/validate-form.ts';
import { preferencesForm } from '#schemas/forms/preferences/preferences.form.ts';
import { createFormSettings } from './form-settings.ts';
import { changedPreferences } from './preference-values.ts';

const guid = '5f4dcc3b-5aa7-4a5d-8c55-0123456789ab';

/** What another system stores: values that are none of the form's choices, and texts instead of dates and flags. */
const stored = {
  firstName: 'Mai',
  gender: 'F',
  favRestaurantCode: 'closed-long-ago',
  birthDate: '1990-05-17',
  websiteSmsOptIn: 'Yes',
  interests: [{ name: 'Offers', checked: 'true' }],
};

async function loadSetting(change: object = {}) {
  const path = `/api/exponea/getcustomerpreferences/${guid}`;
  const { client } = createFakeClient((requested) =>
    requested === path ? { body: { ...stored, ...change } } : undefined,
  );
  const settings = createFormSettings({
    source: { restaurants: async () => [], job: async () => undefined, offer: async () => undefined },
    call: client.call,
    configuration: { ...defaultConfiguration, hideGenderPreference: false },
    clock: () => new Date('2026-11-21T12:00:00Z'),
  });
  const setting = await settings({ name: 'preferences', customer: guid });
  if (!setting) throw new Error('The preferences exist.');
  return setting;
}

it('shows stored preferences that are none of the choices, and dates and flags as texts [upstream.untouched]', async () => {
  const { values, context } = await loadSetting();
  expect(values).toMatchObject({
    gender: 'F',
    favRestaurantCode: 'closed-long-ago',
    birthday: { day: 17, month: 5, year: 1990 },
    websiteSmsOptIn: true,
    interests: ['Offers'],
  });
  expect(context.choices.gender).toContainEqual({ value: 'F', label: 'F' });
  expect(context.choices.favRestaurantCode).toEqual([{ value: 'closed-long-ago', label: 'closed-long-ago' }]);
});

it.each([
  [631_152_000, { day: 1, month: 1, year: 1990 }],
  [631_152_000_000, { day: 1, month: 1, year: 1990 }],
  ['9999999999999', undefined],
  [9_999_999_999_999, undefined],
  ['1899-02-30', undefined],
  ['1990-02-30', undefined],
])('shows the stored birthday %j as %j [upstream.untouched]', async (birthDate, birthday) => {
  expect((await loadSetting({ birthDate })).values.birthday).toEqual(birthday);
});

it('shows nothing where nothing is stored, above all no permission for text messages [preferences.load] [upstream.untouched]', async () => {
  const nothing = {
    firstName: null,
    gender: null,
    favRestaurantCode: null,
    birthDate: null,
    websiteSmsOptIn: null,
    interests: null,
  };
  const { values, context } = await loadSetting(nothing);
  expect(values).toEqual({ firstName: '', websiteSmsOptIn: false, interests: [] });
  expect([context.choices.favRestaurantCode, context.choices.interests]).toEqual([[], []]);
});

it('shows each stored interest once, and none without a name [upstream.untouched]', async () => {
  const interests = [
    { name: 'Offers', checked: true },
    { name: ' Offers', checked: false },
    { name: ' ', checked: true },
  ];
  const { values, context } = await loadSetting({ interests });
  expect([values.interests, context.choices.interests]).toEqual([['Offers'], [{ value: 'Offers', label: 'Offers' }]]);
});

it('saves what the visitor changed, and nothing else [upstream.untouched]', async () => {
  const setting = await loadSetting();
  const posted = validateForm(preferencesForm, { ...setting.values, firstName: 'Linh' }, setting.context);
  if (!posted.ok) throw new Error(JSON.stringify(posted.errors));
  expect(changedPreferences(guid, setting, posted)).toEqual({ customerGuid: guid, firstName: 'Linh' });
});

it.each([
  [{ firstName: 'Linh' }, { firstName: 'Linh' }],
  [{ phoneNumber: '07700 900123' }, { phoneNumber: '07700 900123' }],
  [{ gender: undefined }, { gender: null }],
  [{ favRestaurantCode: undefined }, { favRestaurantCode: null }],
  [{ birthday: { day: 1, month: 1, year: 1970 } }, { birthDate: 0 }],
  [{ birthday: undefined }, { birthDate: null }],
  [{ websiteSmsOptIn: false }, { websiteSmsOptIn: false }],
  [{ interests: [] }, { interests: [{ name: 'Offers', checked: false }] }],
  [{}, {}],
])('saves for the change %j only %j [upstream.untouched] [preferences.save]', async (change, saved) => {
  const setting = await loadSetting();
  const posted = validateForm(preferencesForm, { ...setting.values, ...change }, setting.context);
  if (!posted.ok) throw new Error(JSON.stringify(posted.errors));
  expect(changedPreferences(guid, setting, posted)).toEqual({ customerGuid: guid, ...saved });
});

it.each([
  ['a phone number', { phoneNumber: '+44 20' }],
  ['a first name', { firstName: 'Zo3 & Co' }],
  ['no first name', { firstName: null }],
  ['a birthday', { birthDate: -4_000_000_000 }],
])(
  'saves a change although %s is stored that our own rules refuse [upstream.untouched] [preferences.save]',
  async (_, odd) => {
    const setting = await loadSetting(odd);
    const change = { websiteSmsOptIn: false };
    const posted = validateForm(preferencesForm, { ...setting.values, ...change }, setting.context);
    expect(posted.ok && changedPreferences(guid, setting, posted)).toEqual({ customerGuid: guid, ...change });
  },
);

it.each([
  [{ phoneNumber: '+44 2' }, 'phoneNumber'],
  [{ firstName: 'Zo3 & Company' }, 'firstName'],
  [{ firstName: '' }, 'firstName'],
])('refuses the change %j of what is stored [preferences.save] [form.server]', async (change, path) => {
  const setting = await loadSetting({ phoneNumber: '+44 20', firstName: 'Zo3 & Co' });
  const posted = validateForm(preferencesForm, { ...setting.values, ...change }, setting.context);
  expect(posted).toMatchObject({ ok: false, errors: [{ path }] });
});

it('saves nothing of hidden preferences, whatever was posted [preferences.load] [upstream.untouched]', async () => {
  const { context, values } = await loadSetting();
  const hidden = { context: { ...context, hiddenFields: ['gender', 'websiteSmsOptIn'] }, values };
  const posted = validateForm(
    preferencesForm,
    { ...values, websiteSmsOptIn: false, gender: undefined },
    hidden.context,
  );
  if (!posted.ok) throw new Error(JSON.stringify(posted.errors));
  expect(changedPreferences(guid, hidden, posted)).toEqual({ customerGuid: guid });
});
