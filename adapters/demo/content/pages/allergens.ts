import { demoPage } from './parts/demo-page.ts';
import { to } from './parts/links.ts';
import { allergenAdvice, allergensNote } from './prose/short-texts.ts';

export const allergens = demoPage({
  id: 'allergens',
  title: 'Allergens',
  description: 'What each dish contains and may contain, how to read the guide, and what to tell the team.',
  tiles: [
    {
      type: 'allergen-guide',
      key: 'guide',
      menuId: 'main',
      heading: 'Tell us before you order',
      text: 'This is the main menu as the kitchen declares it, for the 14 allergens that the law names.',
      advice: allergenAdvice,
    },
    {
      type: 'text',
      key: 'how-to-read',
      width: 'two-thirds',
      backgroundColor: 'white',
      heading: 'What the guide tells you',
      body: allergensNote,
    },
    {
      type: 'text',
      key: 'ask',
      width: 'third',
      backgroundColor: 'quiet',
      heading: 'Not sure?',
      body: '<p>The kitchen answers within two working days, and at the table at once.</p>',
      links: [to('Write to the kitchen', 'mailto:kitchen@example.com')],
    },
    {
      type: 'call-to-action',
      key: 'together',
      width: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Coming with others?',
      text: 'Say what each of you needs, and see what you can share.',
      links: [to('Lay a table for everyone', '/table-for-everyone')],
    },
    {
      type: 'text',
      key: 'other-menus',
      width: 'third',
      backgroundColor: 'quiet',
      heading: 'Other menus',
      body: '<p>Drinks, brunch, the children’s menu and the group tray have guides of their own, at the foot of each: <a href="/menu/drinks#allergens">drinks</a>, <a href="/menu/brunch#allergens">brunch</a>, <a href="/menu/kids#allergens">children</a>, <a href="/menu/group-set#allergens">groups</a>.</p>',
    },
  ],
});
