import { z } from 'zod';
import { flag, isoDate, list, number, optional, optionalText, text } from '#schemas/content/field/field.ts';
import { covers, days, id, linkGroup, pence, times } from './rule-fields.ts';

export const occasionRules = z
  .object({
    id: id('Id', 'The occasion’s word in calls.'),
    name: text('Name', 'What guests read.', 120),
    minimumCovers: covers('At least', 'The smallest party.'),
    maximumCovers: covers('At most', 'The largest party.'),
    ...times,
    menuLinkGroup: linkGroup('The booking menus that one of must be chosen; absent: none.'),
    areaLinkGroup: linkGroup('The areas it is held in, to choose from; absent: any, none to choose.'),
    enquiryOnly: flag('Enquiry only', 'Whether guests can only send an enquiry.'),
    enquiryFromCovers: optional(covers('Enquiry from', 'Parties of this size and larger can only ask.')),
  })
  .meta({ title: 'Occasion', description: 'What a table is booked for.' });

export const bookingMenuRules = z
  .object({
    id: id('Id', 'The booking menu’s word in calls.'),
    name: text('Name', 'What guests read.', 120),
    description: optionalText('Description', 'What the menu includes.', 600),
    linkGroup: text('Link group', 'The group by which occasions offer it.', 60),
    pricePence: optional(pence('Price', 'Pence for each person.')),
    ...times,
  })
  .meta({ title: 'Booking menu', description: 'A menu that is chosen when the table is booked.' });

export const enquiryTime = z
  .object({ ...times, dates: list('Dates', 'These days only; empty: all.', isoDate('Date', 'A day.'), 60) })
  .meta({ title: 'Enquiry time', description: 'When tables can only be asked for.' });

export const guaranteeRule = z
  .object({
    fromCovers: optional(covers('From covers', 'Smallest party it applies to; absent: every party.')),
    occasionIds: list('Occasions', 'Occasions it applies to; empty: all.', id('Occasion', 'An occasion’s id.'), 40),
    days,
    amountPence: pence('Amount', 'Pence for each person that a party that does not come may be charged.'),
    cancelHours: number('Cancelling', 'Hours before the table until which cancelling costs nothing.', {
      min: 0,
      max: 720,
    }),
    policyText: text('Policy', 'The policy in words, shown beside the button.', 2000),
  })
  .meta({ title: 'Card guarantee', description: 'When a card must guarantee the table.' });

export type OccasionRules = z.output<typeof occasionRules>;
export type BookingMenuRules = z.output<typeof bookingMenuRules>;
export type GuaranteeRule = z.output<typeof guaranteeRule>;
