import type { z } from 'zod';
import type { areaRules } from '#schemas/domain/booking/rules/seating-rules.ts';

type Area = z.input<typeof areaRules>;

/** Small on purpose, so that a few bookings take the last table. Brunch is served in the areas of group B. */
export const mainRoom: Area = { id: 'main-room', name: 'Main room', seats: 12 };
export const windowSeats: Area = { id: 'window', name: 'Window', seats: 6, linkGroup: 'B' };
export const terrace: Area = { id: 'terrace', name: 'Terrace', seats: 10, linkGroup: 'B' };
export const bar: Area = { id: 'bar', name: 'Bar', seats: 4 };
