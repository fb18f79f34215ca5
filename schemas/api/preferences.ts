import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { outcome } from './wire.ts';

export const preferenceAttributes = [
  'first_name',
  'phone',
  'gender',
  'birth_date',
  'fav_restaurant_code',
  'sms_opt_in',
  'interests',
] as const;

/** The customer's guid is the only key to personal data: it belongs in no log and in no address shown to others. */
const guid = z
  .uuid('must be a guid')
  .meta({ title: 'Customer guid', description: 'Names the customer; to be kept secret.' });

const fields = {
  firstName: z.string().max(100).nullish(),
  phoneNumber: z.string().max(30).nullish(),
  gender: z.string().max(40).nullish(),
  favRestaurantCode: z.string().max(60).nullish(),
  birthDate: z.int().nullish().meta({
    title: 'Birthday',
    description: 'Seconds since 1970, midnight UTC; negative before. Year 1904 stands for no year.',
  }),
  websiteSmsOptIn: z.boolean().nullish(),
  interests: z
    .array(z.object({ name: z.string().max(80), checked: z.boolean() }))
    .max(60)
    .nullish(),
};

export const customerPreferences = z.object({ ...fields, message: z.string().max(500).nullish() });
/** Only what has changed is sent. */
export const preferencesUpdate = z.object({ customerGuid: guid, ...fields });

export const preferenceEndpoints = {
  customerPreferences: defineEndpoint({
    name: 'customerPreferences',
    summary: 'The preferences of one customer.',
    method: 'POST',
    path: '/api/exponea/getcustomerpreferences/{customerGuid}',
    repeatable: true,
    params: z.object({ customerGuid: guid }),
    body: z.object({ attributes: z.array(z.enum(preferenceAttributes)).max(20) }),
    reply: customerPreferences,
  }),
  updateCustomerPreferences: defineEndpoint({
    name: 'updateCustomerPreferences',
    summary: 'Changes preferences. The message Success means that it was done.',
    method: 'POST',
    path: '/api/exponea/updateCustomerPreferences',
    repeatable: true,
    body: preferencesUpdate,
    reply: outcome,
  }),
};

export type CustomerPreferences = z.output<typeof customerPreferences>;
export type PreferencesUpdate = z.input<typeof preferencesUpdate>;
