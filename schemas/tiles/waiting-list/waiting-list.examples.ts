import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const waitingListExamples = {
  plain: {
    key: 'waiting-list',
    heading: 'The waiting list',
    text: 'When a table comes free, the first in line hears of it first.',
  },
  longest: {
    key: 'waiting-list-longest',
    heading: 'A heading of the greatest length, which runs on over more lines than anyone expects',
    text: 'A sentence that uses all the space it may. '.repeat(6).trim(),
  },
  empty: { key: 'waiting-list-empty' },
} satisfies TileExamples;
