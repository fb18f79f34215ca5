import type { z } from 'zod';
import type { offerSchema } from '#schemas/domain/offer/offer.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoImage } from './demo-image.ts';

const picture = (id: string, alt: string) => demoImage(`/media/offer/${id}.svg`, alt);

const every =
  '<li>Cannot be joined with another offer, a set menu or a gift card purchase.</li><li>Subject to the opening hours and the availability of tables. We may end the offer early if a restaurant has to close.</li><li>Promoter: Pandan Row Restaurants Limited, 61 Frith Court, London W1D 4TD.</li>';

const codeUse =
  'When you book a table, write the code under “Anything we should know”, or show it when you ask for the bill. It works once.';

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const dayText = (day: string): string => dayFormat.format(new Date(day));

/** The offers, the most popular first. The last one has ended. */
export const createOffers = (calendar: DemoCalendar): readonly z.input<typeof offerSchema>[] => [
  {
    id: 'two-for-one-cocktails',
    title: 'Two cocktails for the price of one',
    description:
      '<p>From four until seven, Sunday to Thursday, order any cocktail and a second of the same arrives with it. Zero-proof cocktails count as well.</p>',
    image: picture(
      'two-for-one-cocktails',
      'A lychee martini and a mai tai on a woven dark table, with orchids and a shaker',
    ),
    startDate: calendar.day(-76),
    endDate: calendar.monthEnd(4),
    validityText: `Sunday to Thursday, 16:00 to 19:00, until ${dayText(calendar.monthEnd(4))}`,
    termAndConditions: `<ul><li>For people aged 18 and over. We ask for proof of age of anyone who looks under 25.</li><li>Two of the same cocktail, ordered together by two people; at most two rounds each.</li><li>Not on 24, 25, 26 and 31 December.</li>${every}<li>Please drink responsibly.</li></ul>`,
    adultsOnly: true,
  },
  {
    id: 'kids-eat-for-a-pound',
    title: 'Children eat for £1',
    description:
      '<p>With each main dish for an adult, one child eats from the children’s menu for a pound: a dish, a juice and a scoop of coconut ice cream.</p>',
    image: picture('kids-eat-for-a-pound', 'A small plate of satay, rice and cucumber, with crayons beside it'),
    startDate: calendar.day(-46),
    endDate: calendar.monthEnd(3),
    validityText: `Every day until 17:00, until ${dayText(calendar.monthEnd(3))}`,
    termAndConditions: `<ul><li>For children up to the age of 10, eating with an adult who orders a main dish of £10 or more.</li><li>One child for each adult.</li><li>Not with the lunch express or the group set menu.</li>${every}</ul>`,
  },
  {
    id: 'student-quarter-off',
    title: 'A quarter off for students',
    description:
      '<p>Show a student card in Oxford, from Monday to Thursday, and 25% comes off the food. Bring your flatmates: it holds for the whole table of up to six.</p>',
    image: picture('student-quarter-off', 'A plate of fried noodles with an egg, a red notebook and a pen'),
    startDate: calendar.day(-56),
    endDate: calendar.monthEnd(7),
    validityText: `Monday to Thursday, in Oxford only, until ${dayText(calendar.monthEnd(7))}`,
    termAndConditions: `<ul><li>One valid student card for each table of up to six people.</li><li>Off food from the main menu; drinks and service are not reduced.</li>${every}</ul>`,
    voucher: true,
    codeUse,
    successButtonText: 'Book a table in Oxford',
    successButtonUrl: '/restaurants/oxford/oxford/book-now',
  },
  {
    id: 'birthday-pudding',
    title: 'A pudding on your birthday',
    description:
      '<p>In the week of your birthday, a pudding is on us, with a candle. Leave your email address and the code comes to you.</p>',
    image: picture('birthday-pudding', 'A pandan panna cotta with a lit candle, flowers around it'),
    startDate: calendar.day(-319),
    endDate: calendar.monthEnd(13),
    validityText: 'Three days before until three days after your birthday',
    termAndConditions: `<ul><li>One pudding from the main menu for one person, with a main dish bought at the same table.</li><li>One code for each email address. Show the code and something with your date of birth on it.</li>${every}</ul>`,
    voucher: true,
    codeUse,
    successButtonText: 'Choose your pudding',
    successButtonUrl: '/menu/main#menu-sweets',
  },
  {
    id: 'weekday-lunch',
    title: 'Lunch from £12.95',
    description:
      '<p>A main dish and a small plate, on the table within a quarter of an hour, from Monday to Friday.</p>',
    image: picture('weekday-lunch', 'Chicken with basil, rice and a fried egg, spring rolls and a tall green drink'),
    startDate: calendar.day(-76),
    endDate: calendar.monthEnd(5),
    validityText: `Monday to Friday, 12:00 to 17:00, until ${dayText(calendar.monthEnd(5))}`,
    termAndConditions: `<ul><li>One dish from each part of the lunch express menu for £12.95; some dishes cost more, as the menu says.</li><li>Not on bank holidays, nor from 21 December to 3 January.</li>${every}</ul>`,
  },
  {
    id: 'refer-a-friend',
    title: 'A main dish for you, one for a friend',
    description:
      '<p>Get your code and pass it on to a friend. When they have eaten with us, each of you has a main dish for nothing.</p>',
    image: picture(
      'refer-a-friend',
      'Roti and a chicken curry on a red batik cloth, with two cups of tea and a gift tag',
    ),
    startDate: calendar.day(-168),
    endDate: calendar.monthEnd(6),
    validityText: `Until ${dayText(calendar.monthEnd(6))}`,
    termAndConditions: `<ul><li>For people aged 18 and over who live in the United Kingdom. Your friend must not have had a code from us before.</li><li>At most five friends in a calendar year. Codes hold for 90 days and up to £15.</li>${every}</ul>`,
    voucher: true,
    codeUse,
    overrideSuccessUrl: '/refer-a-friend/code-sent',
  },
  {
    id: 'summer-terrace',
    title: 'Spritz and summer rolls on the terrace',
    description: '<p>Two summer rolls and a jasmine spritz for £14, wherever we have a terrace.</p>',
    image: picture(
      'summer-terrace',
      'Summer rolls with prawns showing through the rice paper, and a spritz with jasmine',
    ),
    startDate: calendar.day(-168),
    endDate: calendar.monthEnd(-3),
    validityText: `Until ${dayText(calendar.monthEnd(-3))}`,
    termAndConditions: `<ul><li>For people aged 18 and over.</li><li>Only at tables outside.</li>${every}</ul>`,
    adultsOnly: true,
  },
];
