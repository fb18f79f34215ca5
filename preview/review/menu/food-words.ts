import type { Allergen } from '#schemas/domain/menu/allergens.ts';

/** A word, or several in a row, that names an ingredient. */
export interface FoodWord {
  readonly words: readonly string[];
  readonly allergen: Allergen;
  /** Words directly before it with which it is something else: “coconut milk”. */
  readonly notAfter: ReadonlySet<string>;
  /** Words directly after it with which it is something else: “oyster mushroom”. */
  readonly notBefore: ReadonlySet<string>;
}

const plants = 'coconut oat almond soy soya rice cashew hazelnut pea hemp plant nut peanut macadamia';
const mushrooms = 'mushroom mushrooms';

interface Exceptions {
  readonly after?: string;
  readonly before?: string;
}

const split = (text: string): ReadonlySet<string> => new Set(text.split(' ').filter(Boolean));

/** Comma-separated singular forms; regular plurals match too. */
const wordsFor = (allergen: Allergen, list: string, { after = '', before = '' }: Exceptions = {}): FoodWord[] =>
  list.split(', ').map((words) => ({
    words: words.split(' '),
    allergen,
    notAfter: split(after),
    notBefore: split(before),
  }));

/** Only words that leave no doubt, in British and American spelling, without accents. */
export const foodWords: readonly FoodWord[] = [
  ...wordsFor('celery', 'celery, celeriac'),
  ...wordsFor(
    'gluten',
    'wheat, bread, breadcrumb, panko, sourdough, brioche, baguette, ciabatta, focaccia, naan, couscous, barley, rye, seitan, bulgur, semolina, egg noodle, udon, ramen noodle, banh mi',
    { after: 'gf' },
  ),
  ...wordsFor('crustaceans', 'prawn, shrimp, crab, lobster, langoustine, crayfish, krill', {
    before: 'apple apples mushroom mushrooms',
  }),
  ...wordsFor('eggs', 'egg, omelette, omelet, frittata, mayonnaise, mayo, aioli, meringue', { before: 'plant plants' }),
  ...wordsFor(
    'fish',
    'fish, fishcake, salmon, tuna, cod, haddock, mackerel, anchovy, anchovies, sardine, sea bass, seabass, trout, monkfish, halibut, hake, barramundi, nuoc mam, bonito, dashi',
    { before: 'mint' },
  ),
  ...wordsFor('lupin', 'lupin'),
  ...wordsFor('milk', 'milk, cream, yoghurt, yogurt', {
    after: `${plants} tiger tigers ice`,
    before: 'of cracker crackers soda thistle',
  }),
  ...wordsFor('milk', 'butter', {
    after: `${plants} cocoa shea apple seed sesame`,
    before: 'bean beans lettuce nut nuts',
  }),
  ...wordsFor('milk', 'cheese, ice cream', { after: plants }),
  ...wordsFor(
    'milk',
    'buttermilk, ghee, paneer, mozzarella, parmesan, feta, halloumi, cheddar, ricotta, mascarpone, creme fraiche',
  ),
  ...wordsFor('molluscs', 'mussel, clam, squid, calamari, octopus, scallop, cuttlefish, whelk, cockle'),
  ...wordsFor('molluscs', 'oyster', { after: 'king', before: `${mushrooms} plant leaf` }),
  ...wordsFor('mustard', 'mustard, piccalilli'),
  ...wordsFor(
    'nuts',
    'almond, cashew, hazelnut, walnut, pecan, pistachio, macadamia, brazil nut, marzipan, frangipane, praline',
  ),
  ...wordsFor('peanuts', 'peanut, groundnut, monkey nut'),
  ...wordsFor('sesame', 'sesame, tahini, hummus, houmous, halva'),
  ...wordsFor('soya', 'soy, soya, soybean, soyabean, edamame, miso, tempeh, tamari, bean curd'),
  ...wordsFor('soya', 'tofu', { after: 'egg chickpea' }),
  ...wordsFor('sulphites', 'sulphite, sulfite'),
];
