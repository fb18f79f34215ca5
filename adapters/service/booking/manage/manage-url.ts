import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';

/** The address of the page at which a guest manages a booking. `origin`: the site's. */
export const manageUrlOf = (origin: string, manageKey: string): string => `${origin}${managePath}/${manageKey}`;

/** The address of the page for friends, which has no personal data. */
export const shareUrlOf = (origin: string, shareKey: string): string => `${origin}${managePath}/shared/${shareKey}`;
