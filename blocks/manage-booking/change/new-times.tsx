/** @jsxImportSource #eager */

import type { ReactNode } from 'react';
import { groupBookingPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import chevron from '#blocks/_shared/ui/disclosure/chevron.module.css';
import { FieldGroup } from '#blocks/_shared/ui/field/field.tsx';
import timeStyles from '#blocks/booking/steps/time/times.module.css';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import { type OpenBooking, type OpenBookingProps, tableOf } from '#blocks/manage-booking/managed-view.ts';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { groupTimes } from '#schemas/domain/booking/availability/parts-of-day.ts';
import type { ChangeErrors } from '#schemas/domain/booking/manage/booking-manager.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { findTimesProblem, hasFreeTime, isTableMissing } from './find-change-errors.ts';

interface NewTimesProps extends Pick<OpenBookingProps, 'managed' | 'page'> {
  readonly errors: ChangeErrors;
}

/** The times of the day that is shown, or why there are none. */
export function NewTimes({ managed, page, errors }: NewTimesProps) {
  const { booking, times } = managed;
  const { date } = tableOf(managed);
  if (!times || isTableMissing(page)) return null;
  if (errors.bookingDate !== undefined && !hasFreeTime(managed)) return null;
  if (errors.adults !== undefined && !hasFreeTime(managed)) return <LargerParty managed={managed} />;
  if (!times.ok)
    return (
      <>
        <p className={styles.problem} role="status">
          {times.message}
        </p>
        <LargerParty managed={managed} />
      </>
    );
  if (!hasFreeTime(managed))
    return (
      <>
        <p className={styles.notice} role="status">
          {findTimesProblem(managed, page)}
        </p>
        <LargerParty managed={managed} />
      </>
    );
  const day = formatDayWithWeekday(date);
  const chosen = page.managed?.values.time ?? booking.time;
  const groups = groupTimes(times.value, date);
  const isAnyChosen = groups.some(({ slots }) => hasChosen(slots, chosen));
  return groups.map(({ id, legend, slots }, at) => (
    <Times
      key={id}
      name={legend}
      legend={id === 'night' ? legend : `${legend}, ${day}`}
      slots={slots}
      chosen={chosen}
      // The groups are one question, whose error is at its start.
      error={at === 0 ? errors.time : undefined}
      // The browser cannot show that a time is required inside a closed group.
      isFolded={isAnyChosen && errors.time === undefined && !hasChosen(slots, chosen)}
    />
  ));
}

const hasChosen = (slots: readonly Slot[], chosen: string): boolean =>
  slots.some(({ time, available }) => available && time === chosen);

/** Whom to ask for a party that is larger than the booking's own and finds no table. */
function LargerParty({ managed }: ManagedProps) {
  const { phone } = managed.restaurant ?? {};
  if (!isLarger(managed)) return null;
  return (
    <>
      <p>For a larger party, ask us for a table. Your booking stays until you cancel it.</p>
      <p className={styles.ways}>
        <LargerPartyLink managed={managed} />
        {phone && <a href={phoneHref(phone)}>Ring {phone}</a>}
      </p>
    </>
  );
}

/** The form for parties that are too large to be booked online; nothing for one that is not larger than the booking's. */
export function LargerPartyLink({ managed }: ManagedProps) {
  const guests = guestsOf(managed);
  const groupPath = groupBookingPath({ guests, restaurant: managed.booking.storeId, date: tableOf(managed).date });
  return isLarger(managed) ? <a href={groupPath}>Ask for a table for {guests}</a> : null;
}

type ManagedProps = Pick<NewTimesProps, 'managed'>;

function guestsOf(managed: OpenBooking): number {
  const { adults, children } = tableOf(managed);
  return adults + children;
}

const isLarger = (managed: OpenBooking): boolean =>
  guestsOf(managed) > managed.booking.adults + managed.booking.children;

interface TimesProps {
  /** Of the meal. */
  readonly name: string;
  /** The meal and its day. */
  readonly legend: string;
  readonly slots: readonly Slot[];
  readonly chosen: string;
  readonly error: string | undefined;
  /** Whether the group is closed at first. */
  readonly isFolded: boolean;
}

function Times({ isFolded, name, ...group }: TimesProps) {
  if (!isFolded) return <TimeGroup {...group} />;
  return (
    <details className={`${styles.disclosure} ${styles.times}`}>
      <summary className={chevron.chevron}>
        {name}
        <small>{group.slots.filter(({ available }) => available).length} free</small>
      </summary>
      <TimeGroup {...group} legend={<span className="visually-hidden">{group.legend}</span>} />
    </details>
  );
}

function TimeGroup({
  legend,
  slots,
  chosen,
  error,
}: Omit<TimesProps, 'isFolded' | 'name' | 'legend'> & { readonly legend: ReactNode }) {
  return (
    <FieldGroup id={error === undefined ? undefined : 'change-time'} label={legend} error={error}>
      <div className={timeStyles.times}>
        {slots.map(({ time, available }) => (
          <label key={time} className={timeStyles.time}>
            <input
              type="radio"
              name="time"
              value={time}
              required
              disabled={!available}
              defaultChecked={available && time === chosen}
            />
            <span>{time}</span>
            {!available && <small>Taken</small>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
