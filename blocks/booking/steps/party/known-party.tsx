import { onPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { Covers } from '#schemas/domain/booking/journey/choose-occasion.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { formatCovers } from './format-covers.ts';

interface KnownPartyProps {
  readonly restaurant: JourneyRestaurant;
  readonly choice: BookingChoice;
  readonly covers: Covers;
  /** Shows the fields for day and party here. */
  readonly onShow: (() => void) | undefined;
}

/** The day and the people that were answered before, which go on with the form, and a way to change them. */
export const KnownParty = ({ restaurant, choice, covers, onShow }: KnownPartyProps) => (
  <p className={styles.ways}>
    <input type="hidden" name="date" value={choice.date} />
    <input type="hidden" name="adults" value={covers.adults} />
    {covers.children > 0 && <input type="hidden" name="children" value={covers.children} />}
    <span>
      {formatDayWithWeekday(choice.date ?? '')}, {formatCovers(covers.adults, covers.children)}
    </span>
    <a href={stepAddress(restaurant, 'party', choice)} onClick={onShow && onPlainClick(onShow)}>
      Change day or how many
    </a>
  </p>
);
