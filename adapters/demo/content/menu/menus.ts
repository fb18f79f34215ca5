import type { z } from 'zod';
import type { Allergen } from '#schemas/domain/menu/allergens.ts';
import {
  type AllergenLevel,
  mapAllergens,
  type menu,
  type menuItem,
  type menuSectionSchema,
} from '#schemas/domain/menu/menu.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { demoImage } from '../demo-image.ts';
import { companions } from './companions.ts';
import type { DishFacts } from './dish-facts.ts';
import { drinks } from './drinks.ts';
import { food } from './food.ts';

const dishes = { ...food, ...drinks };
type DishId = keyof typeof dishes;
type MenuInput = z.input<typeof menu>;

/** A dish in a menu: its id, optionally with a price or portion for this menu. */
type Listed = DishId | readonly [id: DishId, change: { readonly pricePence?: number; readonly portion?: string }];

/** The levels of all 14 allergens. */
function recordOf(declared: DishFacts['allergens']): Record<Allergen, AllergenLevel> {
  const level = (allergen: Allergen): AllergenLevel => {
    if (declared === 'unknown') return 'unknown';
    if (declared.contains.includes(allergen)) return 'contains';
    return declared.may?.includes(allergen) ? 'may-contain' : 'none-declared';
  };
  return mapAllergens(level);
}

function itemOf(listed: Listed): z.input<typeof menuItem> {
  const [id, change] = typeof listed === 'string' ? [listed, {}] : listed;
  const facts: DishFacts = dishes[id];
  return {
    id,
    name: facts.name,
    origin: facts.origin,
    description: facts.description,
    image: demoImage(`/media/dish/${id}.svg`, `${facts.name}, seen from above`),
    pricePence: change.pricePence ?? facts.pricePence,
    kcal: facts.kcal,
    portion: change.portion ?? facts.portion,
    dietaryTags: facts.tags.map((name) => ({ name })),
    allergens: recordOf(facts.allergens),
    allergenNotes: facts.notes,
    goesWith: [...(companions[id] ?? [])],
  };
}

const section = (
  id: string,
  name: string,
  items: readonly Listed[],
  description?: string,
): z.input<typeof menuSectionSchema> => ({
  id,
  name,
  description,
  items: items.map(itemOf),
});

const service = 'An optional service charge of 12.5% is added for tables of six and more; all of it goes to the team.';

const scene = (id: string, alt: string) => demoImage(`/media/scene/${id}.svg`, alt);

const menus: readonly Omit<MenuInput, 'updatedAt'>[] = [
  {
    id: 'main',
    name: 'Main menu',
    description: 'Dishes of Indonesia, Vietnam, Malaysia and Thailand, made to be put in the middle.',
    availability: 'Every day, from noon',
    note: service,
    image: scene('shared-feast', 'Bowls, leaves and skewers on a batik cloth, seen from above'),
    sections: [
      section(
        'small-plates',
        'Small plates',
        [
          'chicken-satay',
          'tempeh-goreng',
          'bakwan-jagung',
          'goi-cuon-prawn',
          'goi-cuon-tofu',
          'cha-gio',
          'roti-canai',
          'curry-puffs',
          'tod-mun-pla',
          'salt-pepper-squid',
          'prawn-crackers',
          'cassava-crackers',
        ],
        'Three for two people is a good beginning',
      ),
      section('noodles-and-soup', 'Noodles and soup', [
        'pho-bo',
        'pho-chay',
        'laksa-lemak',
        'mee-goreng-mamak',
        'pad-thai-prawn',
        'pad-thai-tofu',
        'pad-kra-pao',
        'bun-thit-nuong',
        'char-kway-teow',
      ]),
      section(
        'curries',
        'Curries',
        [
          'beef-rendang',
          'green-curry-chicken',
          'red-curry-aubergine',
          'massaman-lamb',
          'sayur-lodeh',
          'kari-ayam',
          'panang-tofu',
        ],
        'Rice is beside them, under sides',
      ),
      section('rice-and-grill', 'Rice and grill', [
        'nasi-goreng',
        'nasi-lemak',
        'ayam-penyet',
        'babi-kecap',
        'com-tam',
        'ikan-bakar',
        'gado-gado',
        'som-tam',
        'catch-of-the-day',
      ]),
      section('sides', 'Sides', ['nasi-putih', 'coconut-rice', 'morning-glory']),
      section('sweets', 'Sweets', [
        'mango-sticky-rice',
        'pisang-goreng',
        'kuih-dadar',
        'che-ba-mau',
        'pandan-panna-cotta',
      ]),
    ],
  },
  {
    id: 'lunch-express',
    name: 'Lunch express',
    description: 'A main dish and a small plate from £12.95, on the table within a quarter of an hour.',
    availability: 'Monday to Friday, 12:00 to 17:00',
    note: service,
    image: scene('noodles', 'Five noodle dishes round a bowl of phở, seen from above'),
    sections: [
      section(
        'one-small-plate',
        'One small plate',
        [
          ['goi-cuon-tofu', { pricePence: 0, portion: 'one roll, included' }],
          ['bakwan-jagung', { pricePence: 0, portion: 'two, included' }],
          ['cha-gio', { pricePence: 0, portion: 'three, included' }],
          ['curry-puffs', { pricePence: 0, portion: 'one, included' }],
        ],
        'Included with the main dish',
      ),
      section('one-main-dish', 'One main dish', [
        ['pho-bo', { pricePence: 1395 }],
        ['pho-chay', { pricePence: 1295 }],
        ['pad-thai-tofu', { pricePence: 1295 }],
        ['pad-kra-pao', { pricePence: 1295 }],
        ['nasi-goreng', { pricePence: 1295 }],
        ['green-curry-chicken', { pricePence: 1395, portion: 'with jasmine rice' }],
        ['sayur-lodeh', { pricePence: 1295, portion: 'with jasmine rice' }],
      ]),
    ],
  },
  {
    id: 'vegan-vegetarian',
    name: 'Vegan and vegetarian',
    description: 'Everything we cook without meat or fish, in one place.',
    availability: 'Every day, from noon',
    note: service,
    image: scene('vegan', 'Curries, tempeh, summer rolls and greens on green linen, seen from above'),
    sections: [
      section('vegan', 'Vegan', [
        'tempeh-goreng',
        'goi-cuon-tofu',
        'curry-puffs',
        'cassava-crackers',
        'pho-chay',
        'red-curry-aubergine',
        'sayur-lodeh',
        'nasi-putih',
        'coconut-rice',
        'mango-sticky-rice',
        'pisang-goreng',
        'che-ba-mau',
      ]),
      section(
        'vegetarian',
        'Vegetarian',
        ['bakwan-jagung', 'roti-canai', 'pad-thai-tofu', 'panang-tofu', 'gado-gado', 'kuih-dadar'],
        'With egg or milk, as each dish says',
      ),
    ],
  },
  {
    id: 'kids',
    name: 'Children’s menu',
    description: 'Small hands, mild sauces, and a juice with each dish.',
    availability: 'Every day, for children up to ten',
    note: service,
    image: demoImage(
      '/media/offer/kids-eat-for-a-pound.svg',
      'A small plate of satay and rice beside crayons, seen from above',
    ),
    sections: [
      section('dishes', 'Dishes', [
        'little-satay',
        'plain-noodles',
        'chicken-rice-bowl',
        ['bakwan-jagung', { pricePence: 550, portion: 'three small fritters' }],
      ]),
      section('after', 'After', ['banana-ice-cream', ['mango-sticky-rice', { pricePence: 395, portion: 'small' }]]),
    ],
  },
  {
    id: 'drinks',
    lists: 'drinks',
    name: 'Drinks',
    description: 'Cocktails, two of them without alcohol, coffee and tea.',
    availability: 'Every day; two for one from 16:00 to 19:00, Sunday to Thursday',
    note: 'Drinks with alcohol are for people aged 18 and over. Measures of spirits are 25 ml and multiples of it.',
    image: scene('cocktails', 'Eight cocktails round a brass tray, seen from above'),
    sections: [
      section('cocktails', 'Cocktails', [
        'lychee-martini',
        'lemongrass-collins',
        'mango-daiquiri',
        'singapore-sling',
        'espresso-martini',
        'thai-basil-smash',
        'passion-fruit-mojito',
        'pandan-colada',
        'amaretto-sour',
        'mai-tai',
        'jasmine-spritz',
        'makrut-gimlet',
      ]),
      section('zero-proof', 'Zero-proof', ['virgin-lychee-cooler', 'tamarind-fizz']),
      section('coffee-and-tea', 'Coffee, tea and coconut', [
        'ca-phe-sua-da',
        'teh-tarik',
        'jasmine-tea',
        'young-coconut',
      ]),
    ],
  },
  {
    id: 'pre-theatre',
    name: 'Pre-theatre',
    description: 'Two courses for £21, three for £26. The bill comes with the last one.',
    availability: 'Monday to Saturday, 16:30 to 18:30, in Covent Garden',
    note: service,
    image: scene('grill', 'Satay, fish and rice on a golden cloth, seen from above'),
    sections: [
      section('first', 'First', [
        ['goi-cuon-prawn', { pricePence: 825 }],
        ['tempeh-goreng', { pricePence: 695 }],
        ['tod-mun-pla', { pricePence: 795 }],
      ]),
      section('then', 'Then', ['beef-rendang', 'pad-thai-prawn', 'red-curry-aubergine', 'com-tam']),
      section('last', 'Last', ['mango-sticky-rice', 'pandan-panna-cotta']),
    ],
  },
  {
    id: 'group-set',
    name: 'Group set menu',
    description: 'For nine to twenty, £34 each: the tray, four large dishes to share, and a sweet.',
    availability: 'Every day, for tables that you ask for',
    note: service,
    image: demoImage('/media/dish/group-platter.svg', 'A brass tray of satay, rolls and fritters, seen from above'),
    sections: [
      section('to-begin', 'To begin', ['group-platter', ['cassava-crackers', { portion: 'for the table' }]]),
      section('in-the-middle', 'In the middle', [
        ['beef-rendang', { portion: 'serves four' }],
        ['green-curry-chicken', { portion: 'serves four' }],
        ['sayur-lodeh', { portion: 'serves four' }],
        ['ikan-bakar', { portion: 'serves two' }],
        ['coconut-rice', { portion: 'for the table' }],
      ]),
      section('to-finish', 'To finish', ['kuih-dadar', 'che-ba-mau']),
    ],
  },
  {
    id: 'brunch',
    name: 'Weekend brunch',
    description: 'Eggs, roti and porridge, as they are eaten at a market at seven.',
    availability: 'Saturday and Sunday until 15:00, in Soho and West Hampstead',
    note: service,
    image: scene('morning-market', 'Roti, kaya toast, porridge and coffee, seen from above'),
    sections: [
      section('eggs-and-roti', 'Eggs and roti', [
        'roti-telur',
        'kaya-toast',
        'corn-and-egg',
        'chao-ga',
        ['nasi-lemak', { pricePence: 1150 }],
      ]),
      section('to-drink', 'To drink', ['ca-phe-sua-da', 'teh-tarik', 'young-coconut']),
    ],
  },
];

/** The menus, the main menu first. Their allergens are checked every Monday. */
export const createMenus = ({ monday }: DemoCalendar): readonly MenuInput[] =>
  menus.map((menu) => ({ ...menu, updatedAt: `${monday}T09:00:00Z` }));
