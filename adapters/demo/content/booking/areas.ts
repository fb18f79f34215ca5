import type { z } from 'zod';
import type { areaRules } from '#schemas/domain/booking/rules/seating-rules.ts';

type Area = z.input<typeof areaRules>;

/** The group of the areas in which a party of up to eight can choose to sit. */
export const chosenAreas = 'A';

/** Small on purpose, so that a few bookings take the last table. The terrace comes last: the first free area is used. */
export const mainRoom: Area = { id: 'main-room', name: 'Main room', seats: 12, linkGroup: chosenAreas };
export const windowSeats: Area = { id: 'window', name: 'Window', seats: 6, linkGroup: chosenAreas };
export const bar: Area = { id: 'bar', name: 'Bar', seats: 4, linkGroup: chosenAreas };
export const terrace: Area = { id: 'terrace', name: 'Terrace', seats: 10, linkGroup: chosenAreas };
