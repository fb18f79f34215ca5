import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const groupBookingFormExamples = {
  plain: {
    key: 'group-booking-form',
    heading: 'Many of you?',
    text: 'Tell us when and how many. The restaurant answers within a day.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'group-booking-form-longest',
    heading: 'A heading of the greatest length that stands beside a form before nobody reads any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the form, on a phone as on a wide screen, and leave the form itself where a thumb or a pointer can find it now.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'group-booking-form-empty' },
  half: { key: 'group-booking-form-half', heading: 'Many of you?', width: 'half', backgroundColor: 'primary' },
  headstone: {
    key: 'group-booking-form-arch',
    heading: 'Many of you?',
    layout: 'headstone',
    backgroundColor: 'highlight',
  },
  'domino-left': {
    key: 'group-booking-form-domino',
    heading: 'Many of you?',
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: {
    key: 'group-booking-form-tray',
    heading: 'Many of you?',
    layout: 'rounded-corners',
    backgroundColor: 'quiet',
  },
} satisfies TileExamples;
