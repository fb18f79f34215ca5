import { z } from 'zod';
import { withReading } from '#schemas/content/field/repair/readings.ts';
import { firstName, phoneNumber } from '#schemas/forms/_shared/fields/person-fields.ts';
import { preferencesForm } from '#schemas/forms/preferences/preferences.form.ts';
import { defineEndpoint } from '../endpoint.ts';
import { outcome } from '../wire.ts';

export const preferenceAttributes = [
  'first_name',
  'phone',
  'gender',
  'birth_date',
  'fav_restaurant_code',
  'sms_opt_in',
  'interests',
] as const;

/** The customer's guid alone gives access to personal data: never log it, and never put it in an address that others see. */
const guid = z
  .uuid('must be a guid')
  .meta({ title: 'Customer guid', description: 'Identifies the customer; keep it secret.' });

const birthDateMeta = {
  title: 'Birthday',
  description: 'Seconds since 1970, midnight UTC; negative before. The year 1904 means that no year was given.',
} as const;

/** From 1 January 1900 to the end of 2099, in seconds since 1970. Anything else is not a birthday. */
const birthDateBounds = { min: -2_208_988_800, max: 4_102_444_799 } as const;

/** A date such as `1990-05-17`, or milliseconds since 1970, as seconds since 1970. */
function readBirthDate(raw: unknown): number | undefined {
  const seconds = typeof raw === 'string' ? secondsOfDay(raw.slice(0, 10)) : Number(raw) / 1000;
  return Number.isInteger(seconds) && seconds >= birthDateBounds.min && seconds <= birthDateBounds.max
    ? seconds
    : undefined;
}

/** Not a number for a date that does not exist. */
function secondsOfDay(date: string): number {
  const milliseconds = Date.parse(date);
  const exists = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().slice(0, 10) === date;
  return exists ? milliseconds / 1000 : Number.NaN;
}

const fields = {
  firstName: z.string().max(100).nullish(),
  phoneNumber: z.string().max(30).nullish(),
  gender: z.string().max(40).nullish(),
  favRestaurantCode: z.string().max(60).nullish(),
  birthDate: withReading(z.int().min(birthDateBounds.min).max(birthDateBounds.max).nullish().meta(birthDateMeta), {
    read: readBirthDate,
  }),
  websiteSmsOptIn: z.boolean().nullish(),
  interests: z
    .array(z.object({ name: z.string().max(80), checked: z.boolean() }))
    .max(60)
    .nullish(),
};

/** From 1 January 1904 to 31 December 2037, the latest date that fits the database column. */
const birthDate = z
  .int()
  .min(-2_082_844_800)
  .max(2_145_830_400)
  .nullish()
  .meta(fields.birthDate.meta() ?? {});
const { gender, favRestaurantCode, websiteSmsOptIn } = preferencesForm.fields.shape;

export const customerPreferences = z.object({
  ...fields,
  message: z.string().max(500).nullish(),
  canLeave: z.boolean().nullish().meta({
    title: 'Can leave',
    description: 'Whether the API has the call with which a member leaves the mailing list.',
  }),
});
/** Contains only the fields that have changed. */
export const preferencesUpdate = z.object({
  customerGuid: guid,
  firstName: firstName.nullish(),
  phoneNumber: phoneNumber.nullish(),
  gender: gender.nullish(),
  favRestaurantCode: favRestaurantCode.nullish(),
  birthDate,
  websiteSmsOptIn: websiteSmsOptIn.nullish(),
  interests: fields.interests,
});

export const preferenceEndpoints = {
  customerPreferences: defineEndpoint({
    name: 'customerPreferences',
    summary: 'Returns the preferences of one customer.',
    method: 'POST',
    path: '/api/exponea/getcustomerpreferences/{customerGuid}',
    params: z.object({ customerGuid: guid }),
    body: z.object({ attributes: z.array(z.enum(preferenceAttributes)).max(20) }),
    reply: customerPreferences,
  }),
  updateCustomerPreferences: defineEndpoint({
    name: 'updateCustomerPreferences',
    summary: 'Updates preferences. The message Success means that the update succeeded.',
    method: 'POST',
    path: '/api/exponea/updateCustomerPreferences',
    body: preferencesUpdate,
    reply: outcome,
  }),
  leaveMailingList: defineEndpoint({
    name: 'leaveMailingList',
    summary: 'Leaves the mailing list. The same reply for a customer who has left before. Idempotent.',
    method: 'POST',
    path: '/api/signup/leave/{customerGuid}',
    params: z.object({ customerGuid: guid }),
    reply: outcome,
  }),
};

export type CustomerPreferences = z.output<typeof customerPreferences>;
export type PreferencesUpdate = z.input<typeof preferencesUpdate>;
