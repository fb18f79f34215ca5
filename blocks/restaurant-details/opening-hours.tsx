/** @jsxImportSource #eager */
import { type HoursOfDay, hoursOn } from '#schemas/restaurant/hours-on.ts';
import { type HoursOverride, type Restaurant, weekdays } from '#schemas/restaurant/restaurant.ts';
import { wallClock, weekdayOf } from '#schemas/restaurant/wall-time.ts';
import { shortDayText } from '../_shared/day-text.ts';
import { keyed } from '../_shared/keyed.ts';
import styles from './opening-hours.module.css';
import { Part, type PartPlace } from './part.tsx';

interface OpeningHoursProps extends PartPlace {
  readonly restaurant: Restaurant;
  readonly now: Date;
}

/** The usual week, with today marked, and below it the days that differ and are still to come. */
export function OpeningHours({ restaurant, now, rank, className }: OpeningHoursProps) {
  const today = wallClock(restaurant.timeZone)?.read(now).date;
  const coming = restaurant.overrides
    .filter(({ endDate }) => today === undefined || endDate >= today)
    .toSorted((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''));
  return (
    <Part title="Opening hours" surface="highlight" rank={rank} className={className}>
      {restaurant.openingTimes ? (
        <WeekTable openingTimes={restaurant.openingTimes} today={today && weekdayOf(today)} />
      ) : (
        <p>Our hours are not listed yet. Please ring us.</p>
      )}
      {coming.length > 0 && (
        <dl className={styles.others}>
          <div className={styles.caption}>Other hours</div>
          {keyed(coming, ({ startDate, endDate }) => `${startDate} ${endDate}`).map(({ key, item }) => (
            <div key={key} className={styles.other}>
              <dt>{spanText(item)}</dt>
              <dd>
                {item.openTime === 'Closed' || item.closeTime === 'Closed'
                  ? 'Closed'
                  : `${item.openTime} to ${item.closeTime}`}
                {item.reason && <span className={styles.reason}>{item.reason}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  );
}

function WeekTable({
  openingTimes,
  today,
}: {
  readonly openingTimes: NonNullable<Restaurant['openingTimes']>;
  readonly today: string | undefined;
}) {
  return (
    <table className={styles.week}>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day} data-today={day === today}>
            <th scope="row">
              {day.charAt(0).toUpperCase() + day.slice(1)}
              {day === today && <span className={styles.today}> today</span>}
            </th>
            <td>{hoursText(usualHours(openingTimes, day))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Week = NonNullable<Restaurant['openingTimes']>;

/** Any date that is this weekday will do: 2024 began on a Monday. */
const usualHours = (openingTimes: Week, day: keyof Week): HoursOfDay | undefined =>
  hoursOn({ openingTimes, overrides: [] }, `2024-01-0${weekdays.indexOf(day) + 1}`);

const hoursText = (hours: HoursOfDay | undefined): string => (hours?.open ? `${hours.from} to ${hours.to}` : 'Closed');

function spanText({ startDate, endDate }: HoursOverride): string {
  if (startDate === undefined) return `Until ${shortDayText(endDate)}`;
  return startDate === endDate ? shortDayText(endDate) : `${shortDayText(startDate)} to ${shortDayText(endDate)}`;
}
