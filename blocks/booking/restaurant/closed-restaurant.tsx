import type { RestaurantClosure } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { NoBookings } from './no-bookings.tsx';

interface ClosedRestaurantProps {
  readonly restaurant: JourneyRestaurant;
  readonly closure: RestaurantClosure;
  readonly nearby: readonly NearbyRestaurant[];
  readonly choice: BookingChoice;
  readonly isAnnounced?: boolean;
  /** Books for the day on which it opens again. If absent, the link leads to the booking page. */
  readonly onReopening?: ((day: string) => void) | undefined;
}

/** Says until when a restaurant is closed. Leads to the days after that, if they can be booked, and to others nearby. */
export function ClosedRestaurant({
  restaurant,
  closure,
  nearby,
  choice,
  isAnnounced = false,
  onReopening,
}: ClosedRestaurantProps) {
  const { reopens: day } = closure;
  const { adults, children } = choice;
  return (
    <NoBookings
      restaurant={restaurant}
      message={closure.message}
      nearby={nearby}
      date={choice.date}
      reopening={
        day !== undefined && day <= restaurant.last
          ? {
              day,
              href: stepAddress(restaurant, 'party', { date: day, adults, children }),
              onChosen: onReopening && (() => onReopening(day)),
            }
          : undefined
      }
      isAnnounced={isAnnounced}
    />
  );
}
