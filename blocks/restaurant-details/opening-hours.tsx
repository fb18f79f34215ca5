/** @jsxImportSource #eager */

import type { PageContext } from '#schemas/content/page/page-context.ts';
import { type BankHoliday, bankHolidaysFrom } from '#schemas/domain/restaurant/hours/bank-holidays.ts';
import { type HoursOfDay, hoursOn, type Service } from '#schemas/domain/restaurant/hours/hours-on.ts';
import { type JoinedOverride, joinOverrides } from '#schemas/domain/restaurant/hours/join-overrides.ts';
import type { HoursOverride, Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, getWeekday, type Weekday, wallClock, weekdays } from '#schemas/domain/restaurant/wall-time.ts';

import { formatShortDay } from '../_shared/format/format-day.ts';

import { withKeys } from '../_shared/ui/with-keys.ts';
import styles from './opening-hours.module.css';
import { Part, type PartOptions } from './part.tsx';

interface OpeningHoursProps extends PartOptions {
  readonly restaurant: Restaurant;
  readonly page: PageContext;
}

/** The regular week, with the hours of today in its row, followed by coming days with other hours. */
export function OpeningHours({ restaurant, page, headingLevel, className }: OpeningHoursProps) {
  const today = wallClock(restaurant.timeZone)?.read(page.now).date;
  const coming = joinOverrides(restaurant.overrides)
    .filter((override) => isComing(override, today))
    .toSorted((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''));
  return (
    <Part title="Opening hours" surface="highlight" headingLevel={headingLevel} className={className}>
      {restaurant.openingTimes ? (
        <WeekTable
          restaurant={restaurant}
          today={today}
          hasCollection={restaurant.clickCollect !== undefined}
          collectionCloses={page.options.collectionCloses}
        />
      ) : (
        <p>Our hours are not listed yet.</p>
      )}
      {coming.length > 0 && (
        <div className={styles.others}>
          <p className={styles.caption}>Other hours</p>
          <dl>
            {withKeys(coming, ({ startDate, endDate }) => `${startDate} ${endDate}`).map(({ key, item }) => (
              <div key={key} className={styles.other}>
                <dt>{formatSpan(item)}</dt>
                <dd>
                  {formatOverride(item)}
                  {item.reason && <span className={styles.reason}>{item.reason}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {today && restaurant.openingTimes && <BankHolidays holidays={findUnstatedHolidays(restaurant, today)} />}
    </Part>
  );
}

/** How many days ahead other hours are shown. Days are named without their year. */
const overrideDaysAhead = 180;

const isComing = ({ startDate = '', endDate }: HoursOverride, today: string | undefined): boolean =>
  startDate <= endDate && (today === undefined || (endDate >= today && startDate <= addDays(today, overrideDaysAhead)));

/** How many days ahead a bank holiday is announced. */
const holidayDaysAhead = 21;

/** Returns coming bank holidays for which the restaurant has not stated its hours. */
const findUnstatedHolidays = (
  { overrides, timeZone = 'Europe/London' }: Restaurant,
  today: string,
): readonly BankHoliday[] =>
  timeZone === 'Europe/London'
    ? bankHolidaysFrom(today, holidayDaysAhead).filter(
        ({ date }) => !overrides.some(({ startDate = today, endDate }) => startDate <= date && date <= endDate),
      )
    : [];

function BankHolidays({ holidays }: { readonly holidays: readonly BankHoliday[] }) {
  if (holidays.length === 0) return null;
  const named = holidays
    .map(
      ({ date, name, substituteFor }) => `${formatShortDay(date)} (${name}${substituteFor ? ', substitute day' : ''})`,
    )
    .join(' and ');
  return <p className={styles.holidays}>{`${named}: our hours may differ.`}</p>;
}

interface WeekTableProps {
  readonly restaurant: Restaurant;
  /** The date of today at the restaurant. */
  readonly today: string | undefined;
  /** Whether the restaurant offers collection, which has its own closing time. */
  readonly hasCollection: boolean;
  readonly collectionCloses: string;
}

function WeekTable({ restaurant, today, hasCollection, collectionCloses }: WeekTableProps) {
  return (
    <table className={styles.week}>
      {hasCollection && (
        <thead>
          <tr>
            <td />
            <th scope="col">Tables</th>
            <th scope="col">Collection until</th>
          </tr>
        </thead>
      )}
      <tbody>
        {weekdays.map((day) => {
          const date = today !== undefined && getWeekday(today) === day ? today : undefined;
          const hoursOf = (service: Service) => hoursOnDay(restaurant, day, date, service, collectionCloses);
          const hours = hoursOf('table');
          return (
            <tr key={day} data-today={date !== undefined}>
              <th scope="row">
                {day.charAt(0).toUpperCase() + day.slice(1)}
                {date && <span className={`visually-hidden ${styles.today}`}> today</span>}
              </th>
              <td>
                {formatHours(hours)}
                {hours?.reason && <span className={styles.reason}>{hours.reason}</span>}
              </td>
              {hasCollection && <td>{collectionEnd(hoursOf('click-and-collect'))}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The hours on a date, else the regular hours of the weekday. Any date with it will do: 2024 began on a Monday. */
const hoursOnDay = (
  { openingTimes, overrides }: Restaurant,
  day: Weekday,
  date: string | undefined,
  service: Service,
  collectionCloses: string,
): HoursOfDay | undefined =>
  date === undefined
    ? hoursOn({ openingTimes, overrides: [] }, `2024-01-0${weekdays.indexOf(day) + 1}`, service, collectionCloses)
    : hoursOn({ openingTimes, overrides }, date, service, collectionCloses);

/** Unknown hours are not shown as closed. */
const formatHours = (hours: HoursOfDay | undefined): string =>
  hours?.open ? `${hours.from} to ${hours.to}` : hours ? 'Closed' : 'Please ask';

const formatOverride = ({ openTime, closeTime, isUnclear }: JoinedOverride): string => {
  if (isUnclear) return 'Please ask';
  return openTime === 'Closed' || closeTime === 'Closed' ? 'Closed' : `${openTime} to ${closeTime}`;
};

const collectionEnd = (hours: HoursOfDay | undefined): string =>
  hours?.open ? hours.to : hours ? 'Closed' : 'Please ask';

function formatSpan({ startDate, endDate }: HoursOverride): string {
  if (startDate === undefined) return `Until ${formatShortDay(endDate)}`;
  return startDate === endDate ? formatShortDay(endDate) : `${formatShortDay(startDate)} to ${formatShortDay(endDate)}`;
}
