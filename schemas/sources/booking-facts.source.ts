import type { BookingFacts } from '#schemas/domain/booking/availability/booking-facts.ts';
import { loadBookingFacts } from '#schemas/domain/booking/availability/load-booking-facts.ts';
import type { BookingChoice, BookingStep } from '#schemas/domain/booking/booking-choice.ts';
import { defineSource } from './define-source.ts';

interface BookingFactsParams {
  readonly storeId: string;
  readonly step: BookingStep;
  readonly choice: BookingChoice;
}

/** The booking system's data for a choice, as far as a step shows it. Never cached for other visitors. */
export const bookingFactsSource = defineSource<'bookingFacts', BookingFactsParams, BookingFacts>({
  name: 'bookingFacts',
  example: {
    occasions: {
      ok: true,
      value: [
        {
          id: 'dinner',
          name: 'Table for dinner',
          minimumCovers: 1,
          maximumCovers: 8,
          menuLinkGroup: undefined,
          areaLinkGroup: undefined,
        },
      ],
    },
  },
  load: ({ storeId, step, choice }, { booking }) => loadBookingFacts(booking, storeId, step, choice),
});
