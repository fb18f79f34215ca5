import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const preferencesFormExamples = {
  plain: {
    key: 'preferences-form',
    heading: 'Your preferences',
    text: 'What we know of you, and what you hear of us.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'preferences-form-longest',
    heading: 'A heading of the greatest length that stands beside a form before nobody reads any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the form, on a phone as on a wide screen, and leave the form itself where a thumb or a pointer can find it now.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'preferences-form-empty' },
  half: { key: 'preferences-form-half', heading: 'Your preferences', width: 'half', backgroundColor: 'primary' },
  headstone: {
    key: 'preferences-form-arch',
    heading: 'Your preferences',
    layout: 'headstone',
    backgroundColor: 'highlight',
  },
  'domino-left': {
    key: 'preferences-form-domino',
    heading: 'Your preferences',
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: {
    key: 'preferences-form-tray',
    heading: 'Your preferences',
    layout: 'rounded-corners',
    backgroundColor: 'quiet',
  },
} satisfies TileExamples;
