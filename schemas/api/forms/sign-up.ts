import { z } from 'zod';
import { sentId } from '#schemas/content/field/id-kind.ts';
import { signUpForm } from '#schemas/forms/sign-up/sign-up.form.ts';
import { defineEndpoint } from '../endpoint.ts';
import { outcome } from '../wire.ts';

const { emailAddress, firstName, favouriteRestaurant, phoneNumber, acceptTerms, acceptSMSTerms } =
  signUpForm.fields.shape;

export const signUpRequest = z.object({
  emailAddress,
  favouriteRestaurant: sentId(favouriteRestaurant.unwrap(), 'restaurant').nullish(),
  firstName: firstName.nullish(),
  phoneNumber: phoneNumber.nullish(),
  birthday: z
    .object({
      day: z.int().min(1).max(31),
      month: z.int().min(1).max(12),
      year: z.int().min(1904).max(2200).default(1904),
    })
    .nullish()
    .meta({ title: 'Birthday', description: 'The year 1904, a leap year, means that no year was given.' }),
  acceptTerms,
  acceptSMSTerms: acceptSMSTerms.nullish(),
});

export const signUpEndpoints = {
  signUp: defineEndpoint({
    name: 'signUp',
    summary: 'Joins the mailing list. The reply is the same for an address that has joined before.',
    method: 'POST',
    path: '/api/signup',
    body: signUpRequest,
    reply: outcome,
  }),
};
