/** @jsxImportSource #eager */

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import styles from '#blocks/booking/dialog/booking-start-form.module.css';
import { findClosure } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { isCountInvalid, readChoice } from '#schemas/domain/booking/booking-choice.ts';
import { notACountMessage } from '#schemas/domain/booking/booking-message.ts';
import { groupRestaurantsByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { PartySizeField } from '../party-size-field.tsx';

interface ChooseRestaurantProps {
  readonly restaurants: readonly Restaurant[];
  readonly page: Pick<PageContext, 'now' | 'options' | 'query'>;
}

/** The most restaurants of a select. Of more, the booking page finds one by its name or a place. */
const maxOptions = 200;

/**
 * The first questions of a booking if no restaurant is chosen. The form opens the dialog, or leads to the booking page.
 * `/booking` leads here with its query.
 */
export function ChooseRestaurant({ restaurants, page }: ChooseRestaurantProps) {
  const { now, options, query } = page;
  const isInvalid = isCountInvalid(query);
  const bookable = restaurants.filter(({ onlineBooking }) => onlineBooking);
  if (bookable.length === 0) return null;
  return (
    <form
      className={styles.start}
      method="get"
      action="/booking/choose"
      data-book={options.booking.opens === 'page' ? undefined : ''}
    >
      {isInvalid && (
        <p role="alert" className={styles.problem}>
          {notACountMessage}
        </p>
      )}
      {bookable.length > maxOptions ? (
        <LabelledControl label="Town, postcode or restaurant">
          <Input type="search" name="near" required autoComplete="postal-code" maxLength={100} />
        </LabelledControl>
      ) : (
        <LabelledControl label="Where">
          <Select name="restaurant" defaultValue="">
            <option value="">Near a place</option>
            {groupRestaurantsByCity(bookable).map(({ city, name, restaurants: members }) => (
              <optgroup key={city} label={name}>
                {members.map((each) => (
                  <option key={each.slug} value={each.slug}>
                    {optionLabel(each, now)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </LabelledControl>
      )}
      <PartySizeField options={options.booking} adults={isInvalid ? undefined : readChoice(query).adults} />
      <Button type="submit" size="beside-field" className={styles.find}>
        Find a table
      </Button>
    </form>
  );
}

/** “Reigate, closed until 3 March 2027” for a restaurant that is closed for a time. */
function optionLabel(restaurant: Restaurant, now: Date): string {
  const closure = findClosure(restaurant, now);
  return closure ? `${restaurant.title}, ${closure.label.replace('Closed', 'closed')}` : restaurant.title;
}
