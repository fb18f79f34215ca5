/** @jsxImportSource #eager */

import styles from '#blocks/booking/dialog/start-journey.module.css';
import type { BookingOptions } from '#renderer/block.ts';
import { groupByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { PartySizeField } from '../party-size-field.tsx';

interface ChooseRestaurantProps {
  readonly restaurants: readonly Restaurant[];
  readonly options: BookingOptions;
}

/** The first questions of the journey where no restaurant is known yet. The answers lead to the journey's own page. */
export function ChooseRestaurant({ restaurants, options }: ChooseRestaurantProps) {
  const bookable = restaurants.filter(({ onlineBooking }) => onlineBooking);
  if (bookable.length === 0) return null;
  return (
    <form className={styles.start} method="get" action="/booking/choose">
      <label className={styles.field}>
        Where
        <select name="restaurant" defaultValue="">
          <option value="">Near a place</option>
          {groupByCity(bookable).map(({ city, name, restaurants: members }) => (
            <optgroup key={city} label={name}>
              {members.map(({ slug, title }) => (
                <option key={slug} value={slug}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <PartySizeField options={options} />
      <button type="submit" className={styles.find}>
        Find a table
      </button>
    </form>
  );
}
