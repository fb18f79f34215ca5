import type { TileInput } from './demo-page.ts';
import { closeUp, dish, scene, tallScene } from './images.ts';
import { brothVideo, wokVideo } from './videos.ts';

/**
 * A restaurant's own tiles, by slug. They are below its details, which begin with its street front, and show no image
 * that its page shows elsewhere.
 */
export const heroTiles: Readonly<Record<string, readonly TileInput[]>> = {
  soho: [
    {
      type: 'hero',
      key: 'soho',
      arrangement: 'over-image',
      height: 'two-thirds',
      backgroundColor: 'secondary',
      heading: 'Where the gas ring was',
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
      heading: 'Four arches by the station',
      text: 'A carriage works, still paved in the same flags. Ask for the window by the second arch.',
      image: tallScene('vegan', 'Curries, tempeh, summer rolls and greens on green linen, seen from above'),
    },
  ],
  'covent-garden': [
    {
      type: 'hero',
      key: 'covent-garden',
      arrangement: 'over-image',
      height: 'two-thirds',
      backgroundColor: 'accent',
      heading: 'Nobody runs for the curtain',
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
      heading: 'A boathouse with a stove',
      text: 'Upstream of the bridge. In regatta week the grill moves outside.',
      image: tallScene('grill', 'Satay and a whole fish on a golden cloth, seen from above'),
    },
  ],
  cardiff: [
    {
      type: 'hero',
      key: 'cardiff',
      layout: 'domino-left',
      backgroundColor: 'accent',
      heading: 'Croeso i’r arcêd',
      text: 'Welcome to the arcade: three arches below, one room under the gable above.',
      image: closeUp('family-table', 'Fried rice, green curry, noodles and a cocktail on one red table'),
    },
  ],
  'maida-vale': [
    {
      type: 'image-text',
      key: 'maida-vale',
      mediaSide: 'right',
      backgroundColor: 'primary',
      heading: 'Just walk in',
      body: '<p>Every table is kept for people who come along the canal or ring. The queue is short before seven, and there is a drink while it is not.</p>',
      image: tallScene('cocktails', 'Cocktails round a brass tray, seen from above'),
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
      heading: 'Satay at six, doors at seven',
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
      heading: 'Twenty at one table',
      text: 'A glass house among plane trees, with a woven ceiling and a lift from the car park.',
      image: dish('group-platter', 'A brass tray of satay, rolls and fritters, seen from above'),
      links: [{ linkText: 'Ask for the room', linkUrl: '/group-booking' }],
    },
  ],
  oxford: [
    {
      type: 'hero',
      key: 'oxford',
      layout: 'headstone',
      backgroundColor: 'highlight',
      heading: 'Long benches, quiet alcoves',
      text: 'Students take a quarter off, from Monday to Thursday.',
      image: dish('mee-goreng-mamak', 'Mee goreng mamak, seen from above'),
      links: [{ linkText: 'See the offer', linkUrl: '/offer/student-quarter-off', style: 'secondary' }],
    },
  ],
  'west-hampstead': [
    {
      type: 'image-text',
      key: 'west-hampstead',
      width: 'two-thirds',
      backgroundColor: 'accent',
      heading: 'Roti at ten',
      body: '<p>Weekend brunch: roti, kaya toast, porridge with chicken, pulled tea. Flowers or a cake can wait on your table.</p>',
      image: scene('morning-market', 'Roti, kaya toast, porridge and coffee, seen from above'),
      links: [
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
      heading: 'North light, south coast',
      text: 'A sail loft by the harbour. The fish on the grill changes with the boats.',
      image: dish('ikan-bakar', 'A whole grilled fish on a banana leaf, seen from above'),
    },
  ],
  'salford-quays': [
    {
      type: 'hero',
      key: 'salford-quays',
      height: 'two-thirds',
      backgroundColor: 'primary',
      heading: 'Ask for the middle floor',
      text: 'Three floors of glass over the dock: grill below, studios across, bar above.',
      image: tallScene('cocktails', 'Cocktails round a brass tray, seen from above'),
    },
  ],
  reigate: [
    {
      type: 'image-text',
      key: 'reigate',
      layout: 'rounded-corners',
      backgroundColor: 'highlight',
      heading: 'Back in February',
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
      heading: 'The newest wok in the row',
      text: 'Our newest, beside the station’s north door.',
      image: scene('noodles', 'Five noodle dishes round a bowl of phở, seen from above'),
    },
  ],
  'holiday-park': [
    {
      type: 'image-text',
      key: 'holiday-park',
      layout: 'domino-left',
      backgroundColor: 'quiet',
      heading: 'In the clearing',
      body: '<p>For guests of the park. Book at the park’s own desk, or let the kitchen pack a dish for your cabin.</p>',
      image: dish('little-satay', 'A small plate of satay, rice and cucumber, seen from above'),
    },
  ],
};
