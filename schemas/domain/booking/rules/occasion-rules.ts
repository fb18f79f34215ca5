import { z } from 'zod';
import { flag, isoDate, list, number, optional, optionalText, pence, text } from '#schemas/content/field/field.ts';
import { covers, days, entryId, groupSources, id, linkGroup, times } from './rule-fields.ts';

export const occasionRules = z
  .object({
    name: text('Name', 'Guests choose by it when they book, such as “Birthday”.', 120),
    minimumCovers: covers('Smallest party', 'The smallest number of guests.'),
    maximumCovers: covers('Largest party', 'The largest number of guests.'),
    ...times,
    menuLinkGroup: linkGroup(
      'menus',
      'The group of booking menus to choose from. Leave empty if there is no menu to choose.',
    ),
    areaLinkGroup: linkGroup(
      'areas',
      'The group of areas to choose from. Leave empty if any area is used and there is no choice.',
    ),
    enquiryOnly: flag('Enquiry only', 'Whether guests can only send an enquiry.'),
    enquiryFromCovers: optional(
      covers('Party size for enquiries', 'Parties of this size and larger can only send an enquiry.'),
    ),
    id: entryId('The occasion’s id in the API.'),
  })
  .meta({ title: 'Occasion', description: 'What a table is booked for.' });

export const bookingMenuRules = z
  .object({
    name: text('Name', 'Guests choose by it when they book, such as “Group set menu”.', 120),
    description: optionalText('Description', 'What the menu includes.', 600),
    linkGroup: text('Link group', 'The group with which occasions offer it.', 60).meta({
      suggestFrom: [...groupSources.menus],
    }),
    pricePence: optional(pence('Price', 'Pence for each person.')),
    ...times,
    id: entryId('The booking menu’s id in the API.'),
  })
  .meta({ title: 'Booking menu', description: 'A menu that guests choose when they book.' });

export const enquiryTime = z
  .object({
    ...times,
    dates: list(
      'Dates',
      'The days on which it applies. Leave empty for all days.',
      isoDate('Date', 'A day on which it applies.'),
      60,
    ),
  })
  .meta({ title: 'Enquiry time', description: 'When guests can only send an enquiry.' });

export const guaranteeRule = z
  .object({
    fromCovers: optional(
      covers('Smallest party', 'The smallest party to which it applies. Leave empty for every party.'),
    ),
    occasionIds: list(
      'Occasions',
      'The occasions to which it applies. Leave empty for all.',
      id('Occasion', 'The id of an occasion above, which is under Technical there.').meta({
        suggestFrom: ['occasions.id'],
      }),
      40,
    ),
    days,
    amountPence: pence('Amount', 'Pence per person that may be charged if the party does not come.'),
    cancelHours: number('Hours of notice', 'Hours before the booking until which cancelling is free.', {
      min: 0,
      max: 720,
    }),
    policyText: text('Policy', 'The text of the policy, shown next to the button.', 2000),
  })
  .meta({ title: 'Card guarantee', description: 'When a card must guarantee the table.' });

export type OccasionRules = z.output<typeof occasionRules>;
export type BookingMenuRules = z.output<typeof bookingMenuRules>;
export type GuaranteeRule = z.output<typeof guaranteeRule>;
