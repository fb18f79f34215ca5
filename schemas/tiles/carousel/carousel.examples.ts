import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const dish = (id: string, alt: string) => ({ url: `/media/dish/${id}.svg`, alt, width: 960, height: 720 });

const slides = [
  {
    title: 'Satay ayam',
    text: 'Chicken thigh over charcoal, peanut sauce, pressed rice.',
    image: dish('chicken-satay', 'Chicken satay on a banana leaf.'),
    link: { linkText: 'See small plates', linkUrl: '/menu/main#small-plates', style: 'quiet' },
  },
  { title: 'Phở bò', text: 'Twelve-hour broth, brisket, herbs.', image: dish('pho-bo', 'A bowl of beef phở.') },
  { title: 'Laksa lemak', text: 'Prawn, tofu puff, laksa leaf.', image: dish('laksa-lemak', 'A bowl of laksa.') },
  {
    title: 'Som tam',
    text: 'Green papaya, lime, a good deal of chilli.',
    image: dish('som-tam', 'A plate of papaya salad.'),
  },
  {
    title: 'Nasi lemak',
    text: 'Coconut rice, sambal, egg, anchovies.',
    image: dish('nasi-lemak', 'Coconut rice with sambal.'),
  },
];

export const carouselExamples = {
  plain: { key: 'favourites', heading: 'What the next table is having', slides },
  longest: {
    key: 'favourites-longest',
    heading: 'Sixteen things that people at the next table have been known to point at, and then order',
    slides: Array.from({ length: 16 }, (_, index) => ({
      title: `A title of the greatest length a slide can carry, number ${index + 1} of sixteen in all`,
      text: 'A text of the greatest length that a slide can carry, which goes on for two hundred and forty letters, since somebody will write one, and because the slide beside it must then stand as tall as this one does, with its link at the very foot.',
      image: dish('gado-gado', 'A plate of gado-gado.'),
      link: { linkText: 'Read more about this dish', linkUrl: `/menu/main#dish-${index + 1}`, style: 'quiet' },
    })),
    dots: true,
    backgroundColor: 'primary',
  },
  empty: { key: 'favourites-empty', slides: [{ title: 'One slide' }] },
  'missing-media': {
    key: 'favourites-no-pictures',
    heading: 'Before the photographer comes',
    slides: slides.map(({ title, text }) => ({ title, text })),
    backgroundColor: 'quiet',
  },
  headstone: {
    key: 'favourites-arch',
    heading: 'In the window',
    slides,
    layout: 'headstone',
    backgroundColor: 'highlight',
  },
  'domino-left': {
    key: 'favourites-domino',
    heading: 'Side by side',
    slides,
    layout: 'domino-left',
    backgroundColor: 'secondary',
  },
  tray: {
    key: 'favourites-tray',
    heading: 'On trays',
    slides,
    layout: 'rounded-corners',
    width: 'half',
    backgroundColor: 'accent',
  },
} satisfies TileExamples;
