/** @jsxImportSource #eager */
import type { PageContext } from '#renderer/block.ts';
import { type BankHoliday, bankHolidaysFrom } from '#schemas/domain/restaurant/bank-holidays.ts';
import { type HoursOfDay, hoursOn, type Service } from '#schemas/domain/restaurant/hours-on.ts';
import { type HoursOverride, type Restaurant, type Weekday, weekdays } from '#schemas/domain/restaurant/restaurant.ts';
import { wallClock, weekdayOf } from '#schemas/domain/restaurant/wall-time.ts';
import { shortDayText } from '../_shared/format/day-text.ts';
import { keyed } from '../_shared/ui/keyed.ts';
import styles from './opening-hours.module.css';
import { Part, type PartPlace } from './part.tsx';

interface OpeningHoursProps extends PartPlace {
  readonly restaurant: Restaurant;
  readonly page: PageContext;
}

/** The usual week, with today marked, and below it the days that differ and are still to come. */
export function OpeningHours({ restaurant, page, headingLevel, className }: OpeningHoursProps) {
  const today = wallClock(restaurant.timeZone)?.read(page.now).date;
  const coming = restaurant.overrides
    .filter(({ endDate }) => today === undefined || endDate >= today)
    .toSorted((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''));
  return (
    <Part title="Opening hours" surface="highlight" headingLevel={headingLevel} className={className}>
      {restaurant.openingTimes ? (
        <WeekTable
          openingTimes={restaurant.openingTimes}
          today={today ? weekdayOf(today) : undefined}
          collects={restaurant.clickCollect !== undefined}
          collectionCloses={page.options.collectionCloses}
        />
      ) : (
        <p>Our hours are not listed yet. Please ring us.</p>
      )}
      {coming.length > 0 && (
        <div className={styles.others}>
          <p className={styles.caption}>Other hours</p>
          <dl>
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
        </div>
      )}
      {today && restaurant.openingTimes && <BankHolidays holidays={unstated(restaurant, today)} />}
    </Part>
  );
}

/** How far ahead a bank holiday is worth a word, in days. */
const ahead = 21;

/** Bank holidays soon for which the house has stated no hours of its own. */
const unstated = ({ overrides, timeZone = 'Europe/London' }: Restaurant, today: string): readonly BankHoliday[] =>
  timeZone === 'Europe/London'
    ? bankHolidaysFrom(today, ahead).filter(
        ({ date }) => !overrides.some(({ startDate = today, endDate }) => startDate <= date && date <= endDate),
      )
    : [];

function BankHolidays({ holidays }: { readonly holidays: readonly BankHoliday[] }) {
  if (holidays.length === 0) return null;
  const named = holidays.map(({ date, name }) => `${shortDayText(date)} (${name})`).join(' and ');
  return <p className={styles.holidays}>{`${named}: our hours may differ. Please ring us.`}</p>;
}

type Week = NonNullable<Restaurant['openingTimes']>;

interface WeekTableProps {
  readonly openingTimes: Week;
  readonly today: Weekday | undefined;
  /** Whether food can be collected here, which ends at a time of its own. */
  readonly collects: boolean;
  readonly collectionCloses: string;
}

function WeekTable({ openingTimes, today, collects, collectionCloses }: WeekTableProps) {
  return (
    <table className={styles.week}>
      {collects && (
        <thead>
          <tr>
            <td />
            <th scope="col">Tables</th>
            <th scope="col">Collection until</th>
          </tr>
        </thead>
      )}
      <tbody>
        {weekdays.map((day) => (
          <tr key={day} data-today={day === today}>
            <th scope="row">
              {day.charAt(0).toUpperCase() + day.slice(1)}
              {day === today && <span className={styles.today}> today</span>}
            </th>
            <td>{hoursText(regularHours(openingTimes, day, 'table'))}</td>
            {collects && (
              <td>{collectionEnd(regularHours(openingTimes, day, 'click-and-collect', collectionCloses))}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Any date that is this weekday will do: 2024 began on a Monday. */
const regularHours = (
  openingTimes: Week,
  day: Weekday,
  service: Service,
  collectionCloses?: string,
): HoursOfDay | undefined =>
  hoursOn({ openingTimes, overrides: [] }, `2024-01-0${weekdays.indexOf(day) + 1}`, service, collectionCloses);

const hoursText = (hours: HoursOfDay | undefined): string => (hours?.open ? `${hours.from} to ${hours.to}` : 'Closed');

const collectionEnd = (hours: HoursOfDay | undefined): string => (hours?.open ? hours.to : 'Closed');

function spanText({ startDate, endDate }: HoursOverride): string {
  if (startDate === undefined) return `Until ${shortDayText(endDate)}`;
  return startDate === endDate ? shortDayText(endDate) : `${shortDayText(startDate)} to ${shortDayText(endDate)}`;
}
