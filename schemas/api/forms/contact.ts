import { z } from 'zod';
import { contactForm } from '#schemas/forms/contact/contact.form.ts';
import { groupBookingForm } from '#schemas/forms/group-booking/group-booking.form.ts';
import { defineEndpoint } from '../endpoint.ts';
import { outcome, wireDate, wireFile, wireTime } from '../wire.ts';

const id = z.coerce.string().min(1).max(60);
const name = z.string().min(1).max(160);

export const contactReason = z.object({
  id,
  name,
  subReasons: z.array(z.object({ id, name })).max(100).nullish(),
});

const { firstName, lastName, email, phone, message, enquiryType, guests } = contactForm.fields.shape;
const group = groupBookingForm.fields.shape;
const person = { firstName, lastName, email, phone: phone.nullish() };

export const contactEnquiry = z.object({
  ...person,
  message,
  enquiryType: enquiryType.nullish(),
  enquiryRestaurant: contactForm.fields.shape.enquiryRestaurant.nullish(),
  guests: guests.nullish(),
  uploadedFiles: z.array(wireFile).max(3).optional(),
  contactReason: z.object({ id, name }).nullish(),
  contactSubReason: z.object({ id, name }).nullish(),
});

export const groupBookingEnquiry = z.object({
  ...person,
  message: group.message.nullish(),
  enquiryRestaurant: group.enquiryRestaurant,
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
    reply: z.array(z.object({ id, name })).max(100),
  }),
  contactContent: defineEndpoint({
    name: 'contactContent',
    summary: 'Lists the contact reasons with their sub-reasons, and the restaurants.',
    method: 'GET',
    path: '/api/contact/content',
    reply: z.object({
      contactReasons: z.array(contactReason).max(200),
      restaurants: z.array(z.object({ storeId: id, title: name })).max(5000),
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
