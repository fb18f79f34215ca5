import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const manageBookingExamples = {
  plain: {
    key: 'manage-booking',
    heading: 'Your booking',
    text: 'Change the day, the time or the party, or cancel the table.',
  },
  longest: {
    key: 'manage-booking-longest',
    heading: 'A heading of the greatest length, which runs on over more lines than anyone expects',
    text: 'A sentence that uses all the space it may. '.repeat(6).trim(),
  },
  empty: { key: 'manage-booking-empty' },
} satisfies TileExamples;
