import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import { formatMinutes } from '#schemas/domain/restaurant/time/format-minutes.ts';

const steps = ['party', 'time', 'details'] as const;

/** The booking settings of the configuration, as blocks get them. */
export const bookingOptionsOf = (configuration: Configuration): BookingOptions => ({
  maxCovers: configuration.maxTableBookingCovers,
  defaultCovers: configuration.bookingDefaultCovers,
  showChildren: configuration.showChildCovers,
  smsOptIn: configuration.smsOptIn,
  style: configuration.bookingJourneyStyle,
  media: configuration.bookingTileType,
  opens: configuration.bookingWidgetStyle,
  opensAt: steps[configuration.bookingStartStep - 1] ?? 'party',
  times: {
    first: formatMinutes(configuration.bookingStartHour * 60 + configuration.bookingStartMinute),
    stepMinutes: configuration.bookingTimeStepMinutes,
  },
});
