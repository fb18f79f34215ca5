import type { z } from 'zod';
import type { dayHours, hoursOverride } from '#schemas/domain/restaurant/restaurant.ts';
import type { Weekday } from '#schemas/domain/restaurant/wall-time.ts';

export type WeekHours = Readonly<Record<Weekday, z.input<typeof dayHours>>>;

const weekday = { Open: '12:00', Close: '22:00', ClickCollectClose: '21:30' };
const late = { Open: '12:00', Close: '23:00', ClickCollectClose: '22:00' };

/** The hours of most restaurants. */
export const hours: WeekHours = {
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: late,
  saturday: late,
  sunday: { Open: '12:00', Close: '21:30', ClickCollectClose: '21:00' },
};

/** Christmas and New Year, the same in every restaurant. */
export const christmasHours = (year: number): z.input<typeof hoursOverride>[] => [
  {
    startDate: `${year}-12-24`,
    endDate: `${year}-12-24`,
    openTime: '12:00',
    closeTime: '17:00',
    reason: 'Christmas Eve',
  },
  {
    startDate: `${year}-12-25`,
    endDate: `${year}-12-26`,
    openTime: 'Closed',
    closeTime: 'Closed',
    reason: 'Christmas',
  },
  {
    startDate: `${year}-12-31`,
    endDate: `${year}-12-31`,
    openTime: '12:00',
    closeTime: '01:00',
    reason: 'New Year’s Eve',
  },
];
