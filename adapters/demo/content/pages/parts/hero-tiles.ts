import type { TileInput } from './demo-page.ts';
import { closeUp, dish, scene, tallScene, treat } from './images.ts';
import { brothVideo, wokVideo } from './videos.ts';

/**
 * The first tile of a restaurant's page, by slug. Other pages begin with their details. It never shows the street front,
 * because the details do.
 */
export const heroTiles: Readonly<Record<string, readonly TileInput[]>> = {
  soho: [
    {
      type: 'hero',
      key: 'soho',
      arrangement: 'over-image',
      height: 'full',
      backgroundColor: 'secondary',
      heading: 'Soho: where the gas ring was',
      text: 'Thirty stools downstairs, a room for fifty above, and a slate by the door.',
      videoDesktop: wokVideo,
      videoMobile: brothVideo,
      links: [
        { linkText: 'Book the upstairs', linkUrl: '#booking' },
        { linkText: 'Brunch at weekends', linkUrl: '/restaurants/london/soho/menu/brunch', style: 'secondary' },
      ],
    },
  ],
  bath: [
    {
      type: 'hero',
      key: 'bath',
      height: 'two-thirds',
      backgroundColor: 'highlight',
      heading: 'Bath: four arches by the station',
      text: 'A carriage works, still paved in the same flags. Ask for the window by the second arch.',
      image: tallScene('vegan', 'Curries, tempeh, summer rolls and greens on green linen, seen from above'),
      links: [{ linkText: 'Book a table in Bath', linkUrl: '#booking' }],
    },
  ],
  'covent-garden': [
    {
      type: 'hero',
      key: 'covent-garden',
      arrangement: 'over-image',
      height: 'two-thirds',
      backgroundColor: 'accent',
      heading: 'Covent Garden: nobody runs for the curtain',
      text: 'Two courses for £21 from half past four. The bill comes with the pudding.',
      image: scene('grill', 'Satay, fish and rice on a golden cloth, seen from above'),
      links: [
        { linkText: 'Book before the show', linkUrl: '#booking' },
        {
          linkText: 'See the pre-theatre menu',
          linkUrl: '/restaurants/london/covent-garden/menu/pre-theatre',
          style: 'secondary',
        },
      ],
    },
  ],
  henley: [
    {
      type: 'hero',
      key: 'henley',
      layout: 'rounded-corners',
      backgroundColor: 'quiet',
      backgroundAnimationEffect: 'sway',
      heading: 'Henley: a boathouse with a stove',
      text: 'Upstream of the bridge. In regatta week the grill moves outside.',
      image: tallScene('grill', 'Satay and a whole fish on a golden cloth, seen from above'),
      links: [{ linkText: 'Book a table in Henley', linkUrl: '#booking' }],
    },
  ],
  cardiff: [
    {
      type: 'hero',
      key: 'cardiff',
      layout: 'domino-left',
      backgroundColor: 'accent',
      heading: 'Cardiff: croeso i’r arcêd',
      text: 'Welcome to the arcade: three arches below, one room under the gable above.',
      image: closeUp('family-table', 'Fried rice, green curry, noodles and a cocktail on one red table'),
      links: [{ linkText: 'Book a table in Cardiff', linkUrl: '#booking' }],
    },
  ],
  'maida-vale': [
    {
      type: 'image-text',
      key: 'maida-vale',
      mediaSide: 'right',
      backgroundColor: 'primary',
      heading: 'Maida Vale: just walk in',
      body: '<p>Every table is kept for people who come along the canal or ring. The queue is short before seven, and there is a drink while it is not.</p>',
      image: closeUp('lychee-pair', 'A lychee martini and a lychee cooler on blue batik'),
      links: [{ linkText: 'Ring 020 7946 0111', linkUrl: 'tel:+442079460111' }],
    },
  ],
  'o2-arena': [
    {
      type: 'hero',
      key: 'o2-arena',
      height: 'two-thirds',
      backgroundColor: 'secondary',
      backgroundAnimationEffect: 'drift',
      heading: 'O2 Arena: satay at six, doors at seven',
      text: 'Small plates until the doors open, then everything. Fridays and Saturdays until one.',
      image: closeUp('satay-board', 'Chicken satay on a banana leaf, very near'),
      links: [{ linkText: 'Book before the show', linkUrl: '#booking' }],
    },
  ],
  'milton-keynes': [
    {
      type: 'hero',
      key: 'milton-keynes',
      arrangement: 'over-image',
      height: 'two-thirds',
      backgroundColor: 'paper',
      heading: 'Milton Keynes: twenty at one table',
      text: 'A glass house among plane trees, with a woven ceiling and a lift from the car park.',
      image: dish('group-platter', 'A brass tray of satay, rolls and fritters, seen from above'),
      links: [
        { linkText: 'Ask for the room', linkUrl: '/group-booking' },
        { linkText: 'Book a table', linkUrl: '#booking', style: 'secondary' },
      ],
    },
  ],
  oxford: [
    {
      type: 'hero',
      key: 'oxford',
      layout: 'headstone',
      backgroundColor: 'highlight',
      heading: 'Oxford: long benches, quiet alcoves',
      text: 'Students take a quarter off, from Monday to Thursday.',
      image: treat('student-quarter-off', 'A plate of fried noodles with an egg, a red notebook and a pen'),
      links: [
        { linkText: 'Book a table in Oxford', linkUrl: '#booking' },
        { linkText: 'See the offer', linkUrl: '/offer/student-quarter-off', style: 'secondary' },
      ],
    },
  ],
  'west-hampstead': [
    {
      type: 'image-text',
      key: 'west-hampstead',
      width: 'two-thirds',
      backgroundColor: 'accent',
      heading: 'West Hampstead: roti at ten',
      body: '<p>Weekend brunch: roti, kaya toast, porridge with chicken, pulled tea. Flowers or a cake can wait on your table.</p>',
      image: scene('morning-market', 'Roti, kaya toast, porridge and coffee, seen from above'),
      links: [
        { linkText: 'Book a table', linkUrl: '#booking' },
        {
          linkText: 'See the brunch menu',
          linkUrl: '/restaurants/london/west-hampstead/menu/brunch',
          style: 'secondary',
        },
      ],
    },
    {
      type: 'image-text',
      key: 'tray',
      width: 'third',
      layout: 'headstone',
      backgroundColor: 'highlight',
      heading: 'On brass',
      body: '<p>The tray for one: two rotis, dhal, tea.</p>',
      image: closeUp('roti-morning', 'Two rotis on a brass tray with a bowl of dhal and a mug of tea'),
    },
  ],
  portsmouth: [
    {
      type: 'hero',
      key: 'portsmouth',
      layout: 'domino-left',
      backgroundColor: 'primary',
      heading: 'Portsmouth: north light, south coast',
      text: 'A sail loft by the harbour. The fish on the grill changes with the boats.',
      image: dish('ikan-bakar', 'A whole grilled fish on a banana leaf, seen from above'),
      links: [{ linkText: 'Book a table', linkUrl: '#booking' }],
    },
  ],
  'salford-quays': [
    {
      type: 'hero',
      key: 'salford-quays',
      height: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Salford Quays: ask for the middle floor',
      text: 'Three floors of glass over the dock: grill below, studios across, bar above.',
      image: tallScene('cocktails', 'Cocktails round a brass tray, seen from above'),
      links: [{ linkText: 'Book a table', linkUrl: '#booking' }],
    },
  ],
  reigate: [
    {
      type: 'image-text',
      key: 'reigate',
      layout: 'rounded-corners',
      backgroundColor: 'highlight',
      heading: 'Reigate: back in February',
      body: '<p>We are putting in a new kitchen, with a charcoal grill in the yard under the figs. Until then Haywards Heath and Chelmsford are glad to have you.</p>',
      image: dish('bun-thit-nuong', 'Grilled pork on rice noodles with herbs, seen from above'),
      links: [{ linkText: 'Find another table', linkUrl: '/find-us' }],
    },
  ],
  reading: [
    {
      type: 'hero',
      key: 'reading',
      arrangement: 'over-image',
      height: 'two-thirds',
      backgroundColor: 'highlight',
      heading: 'Reading: the newest wok in the row',
      text: 'Our newest, beside the station’s north door.',
      image: scene('noodles', 'Five noodle dishes round a bowl of phở, seen from above'),
      links: [{ linkText: 'Book a table in Reading', linkUrl: '#booking' }],
    },
  ],
  'holiday-park': [
    {
      type: 'image-text',
      key: 'holiday-park',
      layout: 'domino-left',
      backgroundColor: 'quiet',
      heading: 'Holiday Park: in the clearing',
      body: '<p>For guests of the park. Book at the park’s own desk, or let the kitchen pack a dish for your cabin.</p>',
      image: treat('kids-eat-for-a-pound', 'A small plate of satay, rice and cucumber, with crayons beside it'),
    },
  ],
};
