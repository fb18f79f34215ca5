import { demoPage } from '../parts/demo-page.ts';
import { scene } from '../parts/images.ts';
import { second, to } from '../parts/links.ts';

export const tableForEveryone = demoPage({
  id: 'table-for-everyone',
  title: 'A table for everyone',
  description:
    'Say what each of you eats and avoids, and see the dishes that you can share. Nothing of it leaves your browser.',
  socialImage: scene('shared-feast', 'A table laid with bowls, leaves and skewers, seen from above'),
  tiles: [
    {
      type: 'table-for-everyone',
      key: 'guests',
      heading: 'A table for everyone',
      text: 'One eats no nuts, one no meat, one everything. Say who is coming, and see what goes in the middle. What you tell this page stays in your browser.',
      advice:
        '<p>Tell our team about allergies before you order, each time you come. Recipes change, and all 14 allergens are used in our kitchens.</p>',
      menus: ['main', 'lunch-express', 'vegan-vegetarian', 'pre-theatre', 'brunch', 'kids'],
      diets: ['vegan', 'vegetarian', 'halal-chicken', 'mild'],
      backgroundColor: 'paper',
    },
    { type: 'divider', key: 'kawung', motif: 'kawung', size: 'small', backgroundColor: 'primary' },
    {
      type: 'call-to-action',
      key: 'book',
      width: 'half',
      backgroundColor: 'accent',
      heading: 'Found your dishes?',
      links: [to('Find a restaurant', '/find-us')],
    },
    {
      type: 'call-to-action',
      key: 'guide',
      width: 'half',
      backgroundColor: 'quiet',
      heading: 'The whole record',
      text: 'Every dish, and each of the 14 allergens.',
      links: [second(to('Read the guide', '/allergens'))],
    },
  ],
});
