import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';

const picture = (id: string, alt = '') => ({ url: `/media/dish/${id}.svg`, alt, width: 960, height: 720 });
const createTags = (...names: string[]) => names.map((name) => ({ name }));

export const mainMenu = menu.parse({
  id: 'main',
  name: 'Main menu',
  description: 'Dishes of four countries, made to be put in the middle.',
  availability: 'Every day, from noon',
  note: 'An optional service charge of 12.5% is added for tables of six and more; all of it goes to the team.',
  updatedAt: '2026-11-16T09:00:00+00:00',
  sections: [
    {
      id: 'small-plates',
      name: 'Small plates',
      description: 'Three for two people is a good beginning',
      items: [
        {
          id: 'chicken-satay',
          name: 'Chicken satay',
          origin: 'Indonesia',
          description: 'Turmeric, lemongrass, peanut sauce',
          image: picture('chicken-satay', 'Chicken satay, seen from above'),
          pricePence: 850,
          kcal: 420,
          portion: 'four skewers',
          dietaryTags: createTags('Made without milk', 'Medium'),
          allergens: {
            celery: 'none-declared',
            gluten: 'none-declared',
            crustaceans: 'none-declared',
            eggs: 'none-declared',
            fish: 'none-declared',
            lupin: 'none-declared',
            milk: 'none-declared',
            molluscs: 'none-declared',
            mustard: 'none-declared',
            nuts: 'may-contain',
            peanuts: 'contains',
            sesame: 'may-contain',
            soya: 'contains',
            sulphites: 'unknown',
          },
          allergenNotes: 'Nuts: cashew, in the same mortar.',
        },
        {
          id: 'goi-cuon',
          name: 'Gỏi cuốn summer rolls with a name that goes on until nobody would read it to the end',
          pricePence: '725',
        },
        {
          id: 'tempeh-goreng',
          name: 'Tempeh goreng',
          origin: 'Indonesia',
          description: 'Crisp tempeh, sweet soy, shallots and bird’s-eye chilli',
          image: picture('tempeh-goreng', 'Tempeh goreng, seen from above'),
          pricePence: 695,
          kcal: 356,
          dietaryTags: createTags('Vegan', 'No gluten-containing ingredients', 'Made without milk', 'Hot'),
          allergens: { soya: 'contains', gluten: 'may-contain', peanuts: 'may-contain' },
        },
        { id: 'soup-of-the-day', name: 'Soup of the day', description: 'Ask what is in the pot', pricePence: 0 },
      ],
    },
    {
      id: 'noodles-and-soup',
      name: 'Noodles and soup',
      items: [
        {
          id: 'pho-bo',
          name: 'Phở bò',
          origin: 'Vietnam',
          description: 'Twelve-hour beef broth, brisket, flat rice noodles, Thai basil',
          image: picture('pho-bo', 'Phở bò, seen from above'),
          pricePence: 1495,
          kcal: 612,
          dietaryTags: createTags('Made without milk', 'Mild'),
          allergens: { fish: 'contains', celery: 'may-contain', milk: 'none-declared' },
        },
        {
          id: 'laksa-lemak',
          name: 'Laksa lemak',
          origin: 'Malaysia',
          description: 'Coconut, prawn, tofu puffs, laksa leaf',
          image: picture('laksa-lemak', 'Laksa lemak, seen from above'),
          pricePence: 1550,
          dietaryTags: createTags('Hot'),
          allergens: { crustaceans: 'contains', fish: 'contains', soya: 'contains' },
        },
      ],
    },
    {
      id: 'sweets',
      name: 'Sweets',
      items: [
        {
          id: 'mango-sticky-rice',
          name: 'Mango sticky rice',
          origin: 'Thailand',
          description: 'Warm coconut rice, ripe mango, toasted mung beans',
          image: picture('mango-sticky-rice', 'Mango sticky rice, seen from above'),
          pricePence: 750,
          kcal: 488,
          dietaryTags: createTags('Vegan', 'Made without milk'),
        },
      ],
    },
    { id: 'empty-section', name: 'Nothing here today', items: [] },
  ],
});

export const exampleMenus = [
  { id: 'main', name: 'Main menu', description: 'Served all day.', availability: 'Every day, from noon' },
  {
    id: 'vegan-vegetarian',
    name: 'Vegan and vegetarian',
    image: { url: '/media/scene/vegan.svg', alt: 'Curries, tempeh and greens, from above', width: 1600, height: 1200 },
  },
  {
    id: 'a-long-menu',
    name: 'The menu of the longest night, with a name that uses all its eighty letters',
    description:
      'A description of the greatest length that a menu may have is four hundred letters, and this one comes close to it, because it has to be seen what becomes of the tile when somebody writes that much about dishes that others would simply list, one below the other, with what is in them and what they cost, as menus have done since there are menus.',
    availability: 'On 21 December only, from three in the afternoon until the last guest has gone home',
  },
].map((each) => menuSummary.parse(each));
