import type { z } from 'zod';
import type { bookingMenuRules, occasionRules } from '#schemas/domain/booking/rules/occasion-rules.ts';
import { chosenAreas } from './areas.ts';

type Occasion = z.input<typeof occasionRules>;
type BookingMenu = z.input<typeof bookingMenuRules>;

export const dinner: Occasion = {
  id: 'dinner',
  name: 'Lunch or dinner',
  minimumCovers: 1,
  maximumCovers: 8,
  areaLinkGroup: chosenAreas,
};
export const birthday: Occasion = {
  id: 'birthday',
  name: 'Birthday',
  minimumCovers: 2,
  maximumCovers: 8,
  areaLinkGroup: chosenAreas,
};
export const brunch: Occasion = {
  id: 'brunch',
  name: 'Weekend brunch',
  minimumCovers: 2,
  maximumCovers: 8,
  days: ['saturday', 'sunday'],
  to: '15:00',
  areaLinkGroup: chosenAreas,
};
export const group: Occasion = {
  id: 'group',
  name: 'Group set menu',
  minimumCovers: 9,
  maximumCovers: 20,
  menuLinkGroup: 'G',
  enquiryOnly: true,
};
export const preTheatre: Occasion = {
  id: 'pre-theatre',
  name: 'Before the theatre',
  minimumCovers: 1,
  maximumCovers: 8,
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  from: '17:00',
  to: '18:30',
  menuLinkGroup: 'T',
  areaLinkGroup: chosenAreas,
};

export const groupMenus: BookingMenu[] = [
  {
    id: 'group-set',
    name: 'Group set menu',
    description: 'Small plates, three curries and rice for the middle of the table, and something sweet.',
    linkGroup: 'G',
    pricePence: 3400,
  },
  {
    id: 'group-vegan',
    name: 'Group set menu, vegan',
    description: 'The same table, from plants alone.',
    linkGroup: 'G',
    pricePence: 3400,
  },
];

export const preTheatreMenus: BookingMenu[] = [
  {
    id: 'two-courses',
    name: 'Two courses',
    description: 'A small plate and a main, served within the hour.',
    linkGroup: 'T',
    pricePence: 1950,
  },
  { id: 'three-courses', name: 'Three courses', linkGroup: 'T', pricePence: 2350 },
];
