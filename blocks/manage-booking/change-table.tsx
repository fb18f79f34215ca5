/** @jsxImportSource #eager */
import { formatDayWithWeekday } from '#blocks/booking/calendar/day/day-names.ts';
import timeStyles from '#blocks/booking/steps/time/times.module.css';
import type { Slot } from '#schemas/api/booking/booking-times.ts';
import { partsOfDay } from '#schemas/domain/booking/availability/parts-of-day.ts';
import { phoneHref } from '../_shared/restaurant/restaurant-links.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import { Field, FieldGroup } from '../_shared/ui/field/field.tsx';
import { Input, Select, TextArea } from '../_shared/ui/field/input.tsx';
import styles from './manage-booking.module.css';
import type { OpenBooking, OpenBookingProps } from './managed-view.ts';

/** Another day, time or party. */
export function ChangeTable({ managed, page, headingLevel }: OpenBookingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`screen-only ${styles.part}`} id="change" aria-labelledby="change-heading">
      <Heading id="change-heading">Change your table</Heading>
      <ChangeForm managed={managed} page={page} />
    </section>
  );
}

type FormProps = Pick<OpenBookingProps, 'managed' | 'page'>;

/** The day and party for which times are shown: those that were posted, else the booking's own. */
const tableOf = ({ booking, table }: OpenBooking) =>
  table ?? { date: booking.date, adults: booking.adults, children: booking.children };

/** Everything is posted together, so that nothing typed is lost while another day is looked at. */
function ChangeForm({ managed, page }: FormProps) {
  const { booking } = managed;
  const typed = page.managed?.values;
  return (
    <form className={styles.change} method="post" action={`${page.path}#change`}>
      <DayAndParty managed={managed} page={page} />
      <NewTimes managed={managed} page={page} />
      {booking.areas.length > 1 && (
        <Field id="change-area" label="Area">
          <Select id="change-area" name="areaId" defaultValue={typed?.areaId ?? ''}>
            <option value="">Where there is room, best where you are now</option>
            {booking.areas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field id="change-requests" label="Requests (optional)">
        <TextArea
          id="change-requests"
          name="specialRequest"
          rows={3}
          maxLength={500}
          defaultValue={typed?.specialRequest ?? booking.specialRequest ?? ''}
        />
      </Field>
      <Button type="submit" name="manage" value="change" formAction={`${page.path}#problem`}>
        Change my table
      </Button>
    </form>
  );
}

function DayAndParty({ managed, page }: FormProps) {
  const { date, adults, children } = tableOf(managed);
  const { showChildren, maxCovers } = page.options.booking;
  return (
    <div className={styles.party}>
      <Field id="change-date" label="Day">
        <Input id="change-date" type="date" name="date" defaultValue={date} required />
      </Field>
      <Field id="change-adults" label={showChildren ? 'Adults' : 'People'}>
        <Input id="change-adults" type="number" name="adults" min={1} max={maxCovers} defaultValue={adults} required />
      </Field>
      {(showChildren || children > 0) && (
        <Field id="change-children" label="Children">
          <Input
            id="change-children"
            type="number"
            name="childCovers"
            min={0}
            max={maxCovers}
            defaultValue={children}
          />
        </Field>
      )}
      <Button type="submit" variant="secondary" size="beside-field" name="manage" value="times" formNoValidate>
        Show times
      </Button>
    </div>
  );
}

function NewTimes({ managed, page }: FormProps) {
  const { booking, times } = managed;
  const { date } = tableOf(managed);
  if (!times) return null;
  if (!times.ok)
    return (
      <>
        <p role="status">{times.message}</p>
        <LargerParty managed={managed} />
      </>
    );
  const day = formatDayWithWeekday(date);
  if (!times.value.some(({ available }) => available))
    return (
      <>
        <p role="status">No table is free for this party on {day}. Please choose another day.</p>
        <LargerParty managed={managed} />
      </>
    );
  const chosen = page.managed?.values.time ?? booking.time;
  return partsOfDay.map(({ legend, includes }) => (
    <Times key={legend} legend={`${legend}, ${day}`} slots={times.value.filter(includes)} chosen={chosen} />
  ));
}

/** Whom to ask for a party that is larger than the booking's own and finds no table. */
function LargerParty({ managed }: Pick<FormProps, 'managed'>) {
  const { booking, restaurant } = managed;
  const { date, adults, children } = tableOf(managed);
  const guests = adults + children;
  if (guests <= booking.adults + booking.children) return null;
  const query = new URLSearchParams({ restaurant: booking.storeId, guests: String(guests), date });
  return (
    <p className={styles.ways}>
      <a href={`/group-booking?${query}`}>Ask for a table for {guests}</a>
      {restaurant?.phone && <a href={phoneHref(restaurant.phone)}>Ring {restaurant.phone}</a>}
    </p>
  );
}

interface TimesProps {
  readonly legend: string;
  readonly slots: readonly Slot[];
  readonly chosen: string;
}

function Times({ legend, slots, chosen }: TimesProps) {
  if (slots.length === 0) return null;
  return (
    <FieldGroup label={legend}>
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
