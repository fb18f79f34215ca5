import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const dish = (id: string, alt: string) => ({ url: `/media/dish/${id}.svg`, alt, width: 960, height: 720 });
const to = (linkText: string, linkUrl: string) => ({ linkText, linkUrl, style: 'quiet' });

const cards = [
  {
    title: 'Small plates',
    text: 'Satay, spring rolls, prawn toast: begin with three between two.',
    image: dish('chicken-satay', 'Chicken satay on a banana leaf.'),
    link: to('See small plates', '/menu/main#small-plates'),
  },
  {
    title: 'Noodles',
    text: 'Phở, laksa and a very hot wok.',
    image: dish('pho-bo', 'A bowl of beef phở.'),
    link: to('See noodles', '/menu/main#noodles'),
  },
  {
    title: 'Rice plates',
    text: 'Nasi lemak as it is eaten at breakfast in Penang, all day.',
    image: dish('nasi-lemak', 'Coconut rice with sambal.'),
    link: to('See rice plates', '/menu/main#rice'),
  },
];

export const cardGridExamples = {
  plain: {
    key: 'kitchen',
    heading: 'Start anywhere',
    text: 'There are no courses here. Dishes come when they are ready.',
    cards,
  },
  longest: {
    key: 'kitchen-longest',
    heading: 'Twelve cards with as many words as they will take, so that nothing breaks when it matters',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read above the cards, on a phone as on a wide screen, and leave the cards where the eye expects to find them on the page.',
    columns: 'four',
    cards: Array.from({ length: 12 }, (_, index) => ({
      title: `A title of the greatest length that a card can carry, number ${index + 1} of twelve in all`,
      text: 'A text of the greatest length that a card can carry, which goes on for two hundred and forty letters, since somebody will write one, and because the card beside it must then stand as tall as this one does, with its link at the very foot.',
      image: dish('gado-gado', 'A plate of gado-gado.'),
      link: to('Read more about this dish', `/menu/main#dish-${index + 1}`),
    })),
    backgroundColor: 'primary',
  },
  empty: { key: 'kitchen-empty', cards: [{ title: 'One card' }] },
  strip: { key: 'kitchen-strip', heading: 'In a strip', cards, narrow: 'strip', backgroundColor: 'paper' },
  'missing-media': {
    key: 'kitchen-no-pictures',
    heading: 'Before the photographer comes',
    cards: cards.map(({ title, text, link }) => ({ title, text, link })),
    backgroundColor: 'white',
  },
  'two-columns': {
    key: 'kitchen-two',
    heading: 'Two by two',
    columns: 'two',
    cards: [...cards, ...cards].slice(0, 4),
    backgroundColor: 'quiet',
    width: 'two-thirds',
  },
  buttons: {
    key: 'kitchen-buttons',
    heading: 'With buttons',
    cards: cards.map((card, index) => ({
      ...card,
      link: { ...card.link, style: index === 2 ? 'secondary' : 'primary' },
    })),
    backgroundColor: 'paper',
  },
  third: {
    key: 'kitchen-third',
    heading: 'One by one',
    cards: cards.slice(0, 2),
    width: 'third',
    backgroundColor: 'highlight',
  },
  headstone: { key: 'kitchen-arch', heading: 'In the window', cards, layout: 'headstone', backgroundColor: 'primary' },
  'domino-left': {
    key: 'kitchen-domino',
    heading: 'Side by side',
    cards,
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: { key: 'kitchen-tray', heading: 'On trays', cards, layout: 'rounded-corners', backgroundColor: 'secondary' },
} satisfies TileExamples;
