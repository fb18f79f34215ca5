import type { TileInput } from './pages/demo-page.ts';
import { brothFilm, wokFilm } from './pages/films.ts';
import { closeUp, front, scene } from './pages/pictures.ts';

/** What a restaurant's page says first, by slug. The others begin with their details. */
export const heroTiles: Readonly<Record<string, readonly TileInput[]>> = {
  soho: [
    {
      type: 'hero',
      key: 'soho',
      arrangement: 'over-image',
      height: 'full',
      backgroundColor: 'secondary',
      heading: 'Where the gas ring was',
      text: 'Thirty stools downstairs, a room for fifty above, and a slate by the door.',
      videoDesktop: wokFilm,
      videoMobile: brothFilm,
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
      image: front('bath', 'A honey-coloured stone front with four arches, pandan in pots and a red bicycle'),
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
      heading: 'Nobody runs for the curtain',
      text: 'Two courses for £21 from half past four. The bill comes with the pudding.',
      image: front('covent-garden', 'A stone front at night with five arches, a red awning and strings of lights'),
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
      image: front('henley', 'A white boarded boathouse by the river with a green and cream awning'),
      links: [{ linkText: 'Book a table in Henley', linkUrl: '#booking' }],
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
      image: front('cardiff', 'A tall red-brick gable with arched windows at the end of a glazed arcade'),
      links: [{ linkText: 'Book a table in Cardiff', linkUrl: '#booking' }],
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
      image: front('maida-vale', 'A white stucco house with red and green parasols'),
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
      heading: 'Doors at seven, satay at six',
      text: 'Small plates until the doors open, then everything. Fridays and Saturdays until one.',
      image: front('o2-arena', 'A low curved front at night under the white dome and its yellow masts'),
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
      image: front('milton-keynes', 'A glass pavilion with a planted roof, a green awning and trees in planters'),
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
      heading: 'Long benches, quiet alcoves',
      text: 'Students take a quarter off, from Monday to Thursday.',
      image: front('oxford', 'A golden stone front with four pointed arches, spires behind'),
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
      heading: 'Roti at ten',
      body: '<p>Weekend brunch: roti, kaya toast, porridge with chicken, pulled tea. Flowers or a cake can wait on your table.</p>',
      image: front('west-hampstead', 'A tall red-brick gable with yellow arches and a bicycle at dusk'),
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
      heading: 'North light, south coast',
      text: 'A sail loft by the harbour. The fish on the grill changes with the boats.',
      image: front('portsmouth', 'A brick sail loft with a saw-tooth roof on the quay, a sail-shaped tower behind'),
      links: [{ linkText: 'Book a table', linkUrl: '#booking' }],
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
      image: front('salford-quays', 'A glass front on the dock at night, towers and an arched bridge behind'),
      links: [{ linkText: 'Book a table', linkUrl: '#booking' }],
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
      image: front('reigate', 'A tile-hung house with oriel windows and a red striped awning at dusk'),
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
      text: 'Opened this autumn, beside the station’s north door.',
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
      heading: 'In the clearing',
      body: '<p>For guests of the park. Book at the park’s own desk, or let the kitchen pack a dish for your cabin.</p>',
      image: front('holiday-park', 'A low timber lodge among trees with a red striped awning and parasols'),
    },
  ],
};
