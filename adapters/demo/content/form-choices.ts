import type { DemoData } from '#adapters/service/content/seed/demo-data.ts';

/** The options of the contact form, and the topics that visitors can subscribe to. */
export const formChoices: DemoData['forms'] = {
  enquiryTypes: [
    { id: 'visit', name: 'A visit' },
    { id: 'feedback', name: 'Feedback' },
    { id: 'other', name: 'Something else' },
  ],
  contactReasons: [
    {
      id: 'food',
      name: 'Food and drink',
      subReasons: [
        { id: 'food-dish', name: 'A dish I had' },
        { id: 'food-allergens', name: 'Allergens and diets' },
        { id: 'food-drinks', name: 'Drinks' },
      ],
    },
    {
      id: 'service',
      name: 'Service and the room',
      subReasons: [
        { id: 'service-praise', name: 'Somebody who did well' },
        { id: 'service-wait', name: 'A wait or a mistake' },
        { id: 'service-access', name: 'Getting in and about' },
      ],
    },
    { id: 'booking', name: 'A booking' },
    { id: 'lost', name: 'Something left behind' },
    {
      id: 'company',
      name: 'The company',
      subReasons: [
        { id: 'company-details', name: 'My details' },
        { id: 'company-press', name: 'Press and radio' },
        { id: 'company-supply', name: 'Supplying us' },
      ],
    },
  ],
  interests: ['Offers and vouchers', 'New dishes', 'Suppers and tastings', 'Eating with children', 'Cocktails'],
};
