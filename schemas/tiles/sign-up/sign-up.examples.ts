import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const signUpExamples = {
  plain: {
    key: 'sign-up',
    heading: 'Two messages a month at most',
    text: 'New dishes, tables at short notice, and a pudding on your birthday.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'sign-up-longest',
    heading: 'A heading of the greatest length that stands beside a form before nobody reads any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the form, on a phone as on a wide screen, and leave the form itself where a thumb or a pointer can find it now.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'sign-up-empty' },
  half: { key: 'sign-up-half', heading: 'Two messages a month at most', width: 'half', backgroundColor: 'primary' },
  headstone: {
    key: 'sign-up-arch',
    heading: 'Two messages a month at most',
    layout: 'headstone',
    backgroundColor: 'highlight',
  },
  'domino-left': {
    key: 'sign-up-domino',
    heading: 'Two messages a month at most',
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: {
    key: 'sign-up-tray',
    heading: 'Two messages a month at most',
    layout: 'rounded-corners',
    backgroundColor: 'quiet',
  },
} satisfies TileExamples;
