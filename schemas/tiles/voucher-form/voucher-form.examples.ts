import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const voucherFormExamples = {
  plain: {
    key: 'voucher-form',
    heading: 'Your code',
    text: 'By email, within a minute.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'voucher-form-longest',
    heading: 'A heading of the greatest length that stands beside a form before nobody reads any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the form, on a phone as on a wide screen, and leave the form itself where a thumb or a pointer can find it now.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'voucher-form-empty' },
  half: { key: 'voucher-form-half', heading: 'Your code', width: 'half', backgroundColor: 'primary' },
  headstone: {
    key: 'voucher-form-arch',
    heading: 'Your code',
    layout: 'headstone',
    backgroundColor: 'highlight',
  },
  'domino-left': {
    key: 'voucher-form-domino',
    heading: 'Your code',
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: {
    key: 'voucher-form-tray',
    heading: 'Your code',
    layout: 'rounded-corners',
    backgroundColor: 'quiet',
  },
} satisfies TileExamples;
