'use client';

import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { browserQuestions } from '#blocks/booking/journey/questions/browser-questions.ts';
import { formatCovers } from '#blocks/booking/steps/party/format-covers.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { offlineMessage } from '#schemas/domain/booking/booking-message.ts';
import { formatMiles } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { LoadingIndicator } from '../step-messages.client.tsx';

interface NearbyTablesProps {
  readonly restaurants: readonly NearbyRestaurant[];
  /** With the time that the guest wants, free or not. */
  readonly choice: BookingChoice;
  /** Continues here at another restaurant. If absent, links lead to the booking pages of the others. */
  readonly onMove?: ((storeId: string) => void) | undefined;
  /** Called before a link to another restaurant is followed. */
  readonly onLeave: (storeId: string) => void;
}

/** Nearby restaurants with a table on the same day, the nearest first, so that a lost table is not the end. */
export function NearbyTables({ restaurants, choice, onMove, onLeave }: NearbyTablesProps) {
  const { date = '', adults = 1, children = 0 } = choice;
  const stores = restaurants.map(({ storeId, miles }) => ({ storeId, miles }));
  const { data } = useQuery({
    queryKey: ['availability', stores, date, adults, children],
    queryFn: ({ signal }) =>
      browserQuestions.availability({ stores, date, adultCovers: adults, childrenCovers: children }, signal),
    enabled: restaurants.length > 0 && date !== '',
  });
  if (restaurants.length === 0) return null;
  if (!data)
    return (
      <>
        <LoadingIndicator label="Looking for tables nearby" />
        <div className={`${styles.nearby} ${styles.unscripted}`}>
          <p>The same day, nearby:</p>
          <ul className="plain-list">
            {restaurants.map((restaurant) => (
              <li key={restaurant.storeId}>
                <RestaurantLink restaurant={restaurant} choice={choice} />
              </li>
            ))}
          </ul>
        </div>
      </>
    );
  // Offline, the step's own times say so.
  if (!data.ok && data.message === offlineMessage) return null;
  if (!data.ok) return <p className={styles.aside}>{data.message}</p>;
  const free = restaurants.filter(({ storeId }) =>
    data.value.some((each) => each.storeId === storeId && each.available),
  );
  if (free.length === 0) return null;
  return (
    <div className={styles.nearby}>
      <p>A table for {formatCovers(adults, children)} on the same day, nearby:</p>
      <ul className="plain-list">
        {free.map((restaurant) => (
          <li key={restaurant.storeId}>
            {onMove ? (
              <Button variant="secondary" size="row" onClick={() => onMove(restaurant.storeId)}>
                <b>{restaurant.title}</b> <span>{formatMiles(restaurant.miles)}</span>
              </Button>
            ) : (
              <RestaurantLink restaurant={restaurant} choice={choice} onClick={() => onLeave(restaurant.storeId)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RestaurantLinkProps {
  readonly restaurant: NearbyRestaurant;
  readonly choice: BookingChoice;
  readonly onClick?: () => void;
}

/** A link to the times of a restaurant on its own booking page. Areas and menus differ between restaurants. */
function RestaurantLink({ restaurant, choice, onClick }: RestaurantLinkProps) {
  const { date = '', time, occasionId, adults = 1, children = 0 } = choice;
  return (
    <ButtonLink
      variant="secondary"
      size="row"
      href={stepAddress(restaurant, 'time', { date, time, occasionId, adults, children })}
      onClick={onClick}
    >
      <b>{restaurant.title}</b> <span>{formatMiles(restaurant.miles)}</span>
    </ButtonLink>
  );
}
