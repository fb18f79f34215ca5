import { offerSchema } from '#schemas/domain/offer/offer.ts';

export const cocktails = offerSchema.parse({
  id: 'two-for-one-cocktails',
  title: 'Two-for-one cocktails',
  description: '<p>Every day from four until seven, any cocktail and a second of the same.</p>',
  image: { url: '/media/offer/two-for-one-cocktails.svg', alt: 'Two cocktails, from above', width: 1200, height: 900 },
  startDate: '2026-09-01',
  endDate: '2027-03-31',
  validityText: 'Every day, 16:00 to 19:00',
  termAndConditions:
    '<ul><li>For those of 18 and over.</li><li>Two of the same cocktail, ordered together.</li><li>Not on 24 December.</li></ul>',
  adultsOnly: true,
  voucher: true,
});
