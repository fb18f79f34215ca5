import { demoPage, type TileInput } from './parts/demo-page.ts';
import { dish, lineDrawing, scene, tallScene, work } from './parts/images.ts';
import { bookLink, menusLink, quiet, second, to } from './parts/links.ts';
import { brothVideo, wokVideo } from './parts/videos.ts';
import { allergenAdvice } from './prose/short-texts.ts';

type TileType = TileInput['type'];
type TileVariant = Pick<TileInput, 'width' | 'height' | 'layout' | 'backgroundColor' | 'animationEffect'>;

/** Every width and layout. Together they fill their rows exactly. */
const allVariants: readonly TileVariant[] = [
  { backgroundColor: 'primary' },
  { width: 'half', layout: 'headstone', backgroundColor: 'highlight', animationEffect: 'rise' },
  { width: 'half', layout: 'rounded-corners', backgroundColor: 'accent', animationEffect: 'settle' },
  { width: 'two-thirds', layout: 'domino-left', height: 'half', backgroundColor: 'quiet' },
  { width: 'third', height: 'one-third', backgroundColor: 'white', animationEffect: 'fade' },
  { width: 'third', height: 'one-third', backgroundColor: 'paper' },
  { width: 'third', layout: 'headstone', backgroundColor: 'secondary' },
  { width: 'third', layout: 'rounded-corners', backgroundColor: '#5b2a4a' },
];

const broth = '<p>Marrow bones, charred ginger, star anise. By noon you can read a newspaper through it.</p>';
const pho = dish('pho-bo', 'A bowl of beef phở with herbs and lime, seen from above');
const cards = [
  {
    title: 'Small plates',
    text: 'Three for two is a good beginning.',
    image: dish('cha-gio', 'Fried rolls, seen from above'),
  },
  {
    title: 'Noodles',
    text: 'Clear, thick, or straight from the wok.',
    image: dish('mee-goreng-mamak', 'Yellow noodles, seen from above'),
  },
  {
    title: 'Curries',
    text: 'Four pastes, pounded at nine.',
    image: dish('red-curry-aubergine', 'Red curry, seen from above'),
  },
].map((card) => ({ ...card, link: quiet(to(`See ${card.title.toLowerCase()}`, '/menu/main')) }));

/** Tiles that work in every width. */
const supple = [
  {
    type: 'hero',
    key: 'hero',
    heading: 'Tonight, then?',
    text: 'Tables for two are easy before seven.',
    image: tallScene('grill', 'Satay and fish on a golden cloth, seen from above'),
    links: [bookLink],
  },
  { type: 'text', key: 'text', heading: 'Twelve hours in the pot', body: broth, links: [second(menusLink)] },
  { type: 'image-text', key: 'image-text', heading: 'Twelve hours in the pot', body: broth, image: pho },
  { type: 'video', key: 'video', heading: 'Ninety seconds', videoDesktop: wokVideo, videoMobile: brothVideo },
  { type: 'carousel', key: 'carousel', heading: 'The next table', slides: cards, dots: true },
  { type: 'card-grid', key: 'card-grid', heading: 'Start anywhere', cards },
  {
    type: 'promotions',
    key: 'promotions',
    heading: 'On this week',
    items: [
      {
        title: 'Two for one until seven',
        text: 'Every cocktail.',
        validityText: 'Sunday to Thursday',
        adultsOnly: true,
      },
      { title: 'Lunch from £12.95', text: 'Two dishes.', validityText: 'Monday to Friday', image: pho },
    ],
  },
  { type: 'social-grid', key: 'social-grid', heading: 'Seen on the table', count: 'four' },
  {
    type: 'accordion',
    key: 'accordion',
    heading: 'Good to know',
    items: [
      { question: 'Can I come without a booking?', answer: '<p>Yes: half of every room is kept for it.</p>' },
      { question: 'Is there a children’s menu?', answer: '<p>There is, with crayons.</p>' },
    ],
  },
  { type: 'call-to-action', key: 'call-to-action', heading: 'Is tonight good?', links: [bookLink] },
  { type: 'divider', key: 'divider', motif: 'kawung' },
  {
    type: 'embed',
    key: 'embed',
    heading: 'How rendang gets its colour',
    src: 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F',
    title: 'Film: how rendang gets its colour',
    poster: scene('kitchen', 'Knives, pastes and herbs on a kitchen table, seen from above'),
  },
  {
    type: 'click-and-collect',
    key: 'click-and-collect',
    heading: 'To take away',
    image: work('quick-service', 'A rice bowl, curry puffs and folded towels, seen from above'),
    link: { linkText: 'Order now', linkUrl: 'https://order.example/', openInNewTab: true },
  },
] as const satisfies readonly TileInput[];

/** Tiles with much content. One variant of each is enough. */
const large: readonly TileInput[] = [
  { type: 'booking', key: 'booking', heading: 'A table, then', image: pho, backgroundColor: 'accent' },
  { type: 'offer', key: 'offer', offerId: 'weekday-lunch', backgroundColor: 'secondary' },
  { type: 'menu-list', key: 'menu-list', heading: 'The menus', backgroundColor: 'quiet' },
  {
    type: 'menu-section',
    key: 'menu-section',
    menuId: 'main',
    sectionIds: ['sweets'],
    pictures: 'all',
    filter: false,
    layout: 'rounded-corners',
    backgroundColor: 'white',
  },
  { type: 'dietary-filter', key: 'dietary-filter', menuId: 'main', backgroundColor: 'highlight' },
  {
    type: 'allergen-guide',
    key: 'allergen-guide',
    menuId: 'kids',
    heading: 'Allergens of the children’s menu',
    advice: allergenAdvice,
  },
  { type: 'restaurant-details', key: 'restaurant-details', restaurantSlug: 'windsor', backgroundColor: 'highlight' },
  { type: 'location-list', key: 'location-list', heading: 'Where we are', near: false, backgroundColor: 'primary' },
  {
    type: 'colouring-sheet',
    key: 'colouring-sheet',
    heading: 'Colour in',
    pictures: [lineDrawing('front-henley', 'A boathouse by the river, as a line drawing')],
    maze: 'Find the way to the bowl',
  },
  { type: 'job-list', key: 'job-list', heading: 'Running the house', category: 'management', backgroundColor: 'white' },
];

/** A divider is shown only as wide as the page; the other tiles are shown in every variant. */
const variantsOf = (type: TileType): readonly TileVariant[] =>
  type === 'divider' ? allVariants.slice(0, 3) : allVariants;

const title = (type: TileType): TileInput => ({
  type: 'text',
  key: `title-${type}`,
  align: 'center',
  heading: type,
  body: '<p>In every width and layout.</p>',
});

/** A gallery for editors: every tile type except the vacancy, which needs its own address. */
export const tileGallery = demoPage({
  id: 'tiles',
  title: 'Tiles',
  description: 'Every tile that pages are laid from, in its widths and layouts.',
  indexed: false,
  tiles: [
    ...supple.flatMap((tile): TileInput[] => [
      title(tile.type),
      ...variantsOf(tile.type).map(
        (looks, index): TileInput => ({ ...tile, ...looks, key: `${tile.key}-${index + 1}` }),
      ),
    ]),
    ...large,
  ],
});
