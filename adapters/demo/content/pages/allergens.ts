import { demoPage } from './parts/demo-page.ts';
import { to } from './parts/links.ts';
import { allergenAdvice, allergensNote } from './prose/short-texts.ts';

export const allergens = demoPage({
  id: 'allergens',
  title: 'Allergens',
  description: 'What each dish contains and may contain, how to read the guide, and what to tell the team.',
  tiles: [
    {
      type: 'call-to-action',
      key: 'tell-us',
      backgroundColor: 'accent',
      heading: 'Tell us before you order',
      text: 'Each time, even if you have eaten the dish before. Recipes change.',
      links: [to('Go to the guide', '#guide')],
    },
    {
      type: 'text',
      key: 'how-to-read',
      backgroundColor: 'white',
      heading: 'Before you read the guide',
      body: allergensNote,
    },
    {
      type: 'allergen-guide',
      key: 'guide',
      menuId: 'main',
      heading: 'Main menu',
      text: 'As the kitchen declares it, for the 14 allergens that the law names.',
      advice: allergenAdvice,
    },
    {
      type: 'call-to-action',
      key: 'together',
      backgroundColor: 'highlight',
      heading: 'Coming with others?',
      text: 'Say what each of you needs, and see what you can share.',
      links: [to('Lay a table for everyone', '/table-for-everyone')],
    },
    {
      type: 'text',
      key: 'other-menus',
      width: 'two-thirds',
      backgroundColor: 'quiet',
      heading: 'Other menus',
      body: '<p>Drinks, brunch, the children’s menu and the group tray have guides of their own, at the foot of each: <a href="/menu/drinks#allergens">drinks</a>, <a href="/menu/brunch#allergens">brunch</a>, <a href="/menu/kids#allergens">children</a>, <a href="/menu/group-set#allergens">groups</a>.</p>',
    },
    {
      type: 'text',
      key: 'ask',
      width: 'third',
      backgroundColor: 'highlight',
      heading: 'Not sure?',
      body: '<p>The kitchen answers within two working days, and at the table at once.</p>',
      links: [to('Write to the kitchen', 'mailto:kitchen@example.com')],
    },
  ],
});
