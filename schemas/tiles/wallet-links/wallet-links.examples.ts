import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const walletLinksExamples = {
  plain: {
    key: 'wallet-links',
    heading: 'Your card, on your phone',
    text: 'Show it at the till, and the birthday pudding finds you.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'wallet-links-longest',
    heading: 'A heading of the greatest length that stands over two buttons before nobody reads any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read over the buttons, on a phone as on a wide screen, and leave the buttons where a thumb or a pointer can find them now.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'wallet-links-empty' },
  half: { key: 'wallet-links-half', heading: 'Your card, on your phone', width: 'half', backgroundColor: 'primary' },
  third: { key: 'wallet-links-third', heading: 'Your card', width: 'third', backgroundColor: 'accent' },
  headstone: {
    key: 'wallet-links-arch',
    heading: 'Your card, on your phone',
    layout: 'headstone',
    backgroundColor: 'highlight',
  },
  'domino-left': {
    key: 'wallet-links-domino',
    heading: 'Your card, on your phone',
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: {
    key: 'wallet-links-tray',
    heading: 'Your card, on your phone',
    layout: 'rounded-corners',
    backgroundColor: 'quiet',
  },
} satisfies TileExamples;
