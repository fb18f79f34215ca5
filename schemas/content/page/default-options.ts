import type { BlockOptions } from './page-context.ts';

/** The options of a site where nothing is configured. */
export const defaultOptions: BlockOptions = {
  menusFolded: true,
  menuSearch: false,
  collectionCloses: '21:00',
  booking: {
    maxCovers: 20,
    defaultCovers: 2,
    showChildren: false,
    smsOptIn: true,
    style: 'horizontal',
    media: 'video',
    opens: 'modal',
    opensAt: 'party',
    times: { first: '09:00', stepMinutes: 15 },
  },
  carousel: { arrows: true, dots: false },
};
