import { z } from 'zod';
import { type IdKind, sentId, withIdKind } from '#schemas/content/field/id-kind.ts';
import { contactForm } from '#schemas/forms/contact/contact.form.ts';
import { groupBookingForm } from '#schemas/forms/group-booking/group-booking.form.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxListed, outcome, wireDate, wireFile, wireTime } from '../wire.ts';

/** A missing id is coerced to one of these texts. */
const missingIds: ReadonlySet<string> = new Set(['undefined', 'null']);
const id = (kind: IdKind) =>
  withIdKind(
    z.coerce
      .string()
      .min(1)
      .max(60)
      .refine((value) => !missingIds.has(value), 'is required'),
    kind,
  );
const name = z.string().min(1).max(160);

const reason = z.object({ id: id('contact-reason'), name });
const subReason = z.object({ id: id('contact-sub-reason'), name });

export const contactReason = z.object({
  ...reason.shape,
  subReasons: z.array(subReason).max(100).nullish(),
});

const { firstName, lastName, email, phone, message, enquiryType, enquiryRestaurant, guests } = contactForm.fields.shape;
const group = groupBookingForm.fields.shape;
const person = { firstName, lastName, email, phone: phone.nullish() };

export const contactEnquiry = z.object({
  ...person,
  message,
  enquiryType: sentId(enquiryType.unwrap(), 'contact-type').nullish(),
  enquiryRestaurant: sentId(enquiryRestaurant.unwrap(), 'contact-restaurant').nullish(),
  guests: guests.nullish(),
  uploadedFiles: z.array(wireFile).max(3).optional(),
  contactReason: reason.nullish(),
  contactSubReason: subReason.nullish(),
});

export const groupBookingEnquiry = z.object({
  ...person,
  message: group.message.nullish(),
  enquiryRestaurant: sentId(group.enquiryRestaurant, 'restaurant'),
  date: wireDate('The requested day.'),
  time: wireTime.nullish(),
  guests: group.guests,
});

export const contactEndpoints = {
  contactTypes: defineEndpoint({
    name: 'contactTypes',
    summary: 'Lists the types of enquiry.',
    method: 'GET',
    path: '/api/contact/contactTypes',
    reply: z.array(z.object({ id: id('contact-type'), name })).max(100),
  }),
  contactContent: defineEndpoint({
    name: 'contactContent',
    summary: 'Lists the contact reasons with their sub-reasons, and the restaurants.',
    method: 'GET',
    path: '/api/contact/content',
    reply: z.object({
      contactReasons: z.array(contactReason).max(200),
      restaurants: z.array(z.object({ storeId: id('contact-restaurant'), title: name })).max(maxListed),
    }),
  }),
  contactEmail: defineEndpoint({
    name: 'contactEmail',
    summary: 'Sends a general enquiry. statusCode 200 in the reply means that it was accepted.',
    method: 'POST',
    path: '/api/contact/sendemail',
    body: contactEnquiry,
    reply: outcome,
  }),
  groupBooking: defineEndpoint({
    name: 'groupBooking',
    summary: 'Sends a group-booking enquiry. statusCode 200 in the reply means that it was accepted.',
    method: 'POST',
    path: '/api/contact/group-booking',
    body: groupBookingEnquiry,
    reply: outcome,
  }),
};
