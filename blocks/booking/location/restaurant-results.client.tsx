'use client';

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import journeyStyles from '#blocks/booking/journey/booking-journey.module.css';
import { matchesWords } from '#schemas/content/field/normalize-for-search.ts';
import type { BookableRestaurant, NearbyLocations } from './bookable-restaurant.ts';
import styles from './location-step.module.css';
import { RestaurantRow } from './restaurant-row.client.tsx';
import { useNearbyLocations } from './use-nearby-locations.client.ts';

interface RestaurantResultsProps {
  readonly restaurants: readonly BookableRestaurant[];
  /** The text of the search; empty for all restaurants. */
  readonly search: string;
  readonly onShowAll: () => void;
  readonly onChosen: (restaurant: BookableRestaurant) => void;
}

/** The restaurants whose name or address has the text. If there are none, those nearest to the place called so. */
export function RestaurantResults({ restaurants, search, onShowAll, onChosen }: RestaurantResultsProps) {
  const named = restaurants.filter(({ title, city, postcode = '' }) =>
    matchesWords([title, city, postcode, postcode.replaceAll(' ', '')].join(' '), [search]),
  );
  const { isPlace, answer, retry } = useNearbyLocations(named.length === 0 ? search : undefined);
  const near = answer?.ok ? listNearest(restaurants, answer.value) : [];
  const place = answer?.ok ? answer.value.place : undefined;
  return (
    <>
      <div role="status">
        {named.length === 0 && (
          <p className={journeyStyles.aside}>
            {near.length > 0
              ? `No restaurant in ${place ?? search}. These are the nearest.`
              : describeState(search, isPlace && !answer, answer?.ok === false)}{' '}
            {answer?.ok === false && (
              <>
                <Button variant="link" onClick={retry}>
                  Try again
                </Button>{' '}
              </>
            )}
            <Button variant="link" onClick={onShowAll}>
              Show all restaurants
            </Button>
          </p>
        )}
      </div>
      <ul className={`plain-list ${styles.restaurants}`} aria-label="Restaurants">
        {named.map((each) => (
          <RestaurantRow key={each.storeId} restaurant={each} onChosen={onChosen} />
        ))}
        {near.map(({ restaurant, miles }) => (
          <RestaurantRow key={restaurant.storeId} restaurant={restaurant} miles={miles} onChosen={onChosen} />
        ))}
      </ul>
    </>
  );
}

function listNearest(restaurants: readonly BookableRestaurant[], { restaurants: nearest }: NearbyLocations) {
  return nearest.flatMap(({ storeId, miles }) => {
    const restaurant = restaurants.find((each) => each.storeId === storeId);
    return restaurant ? [{ restaurant, miles }] : [];
  });
}

function describeState(search: string, isLoading: boolean, isFailed: boolean): string {
  if (isLoading) return `Looking for restaurants near “${search}”…`;
  if (isFailed) return 'We cannot measure distances at the moment.';
  return `We know no place or restaurant called “${search}”. Try a town or a postcode such as BA1.`;
}
