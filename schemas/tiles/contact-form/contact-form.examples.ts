import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const contactFormExamples = {
  plain: {
    key: 'contact-form',
    heading: 'Write to us',
    text: 'We read everything, and answer within two days.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'contact-form-longest',
    heading: 'A heading of the greatest length that stands beside a form before nobody reads any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the form, on a phone as on a wide screen, and leave the form itself where a thumb or a pointer can find it now.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'contact-form-empty' },
  half: { key: 'contact-form-half', heading: 'Write to us', width: 'half', backgroundColor: 'primary' },
  headstone: { key: 'contact-form-arch', heading: 'Write to us', layout: 'headstone', backgroundColor: 'highlight' },
  'domino-left': {
    key: 'contact-form-domino',
    heading: 'Write to us',
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: { key: 'contact-form-tray', heading: 'Write to us', layout: 'rounded-corners', backgroundColor: 'quiet' },
} satisfies TileExamples;
