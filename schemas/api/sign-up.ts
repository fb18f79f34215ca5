import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { outcome } from './wire.ts';

export const signUp = z.object({
  emailAddress: z.string().min(3).max(254),
  favouriteRestaurant: z.string().max(60).nullish(),
  firstName: z.string().max(100).nullish(),
  phoneNumber: z.string().max(30).nullish(),
  birthday: z
    .object({
      day: z.int().min(1).max(31),
      month: z.int().min(1).max(12),
      year: z.int().min(1904).max(2200).default(1904),
    })
    .nullish()
    .meta({ title: 'Birthday', description: 'Year 1904, a leap year, stands for no year.' }),
  acceptTerms: z.literal(true, 'must be accepted'),
  acceptSMSTerms: z.boolean().default(false),
});

export const signUpEndpoints = {
  signUp: defineEndpoint({
    name: 'signUp',
    summary: 'Joins the mailing list.',
    method: 'POST',
    path: '/api/signup',
    body: signUp,
    reply: outcome,
  }),
};

export type SignUp = z.input<typeof signUp>;
