/** @jsxImportSource #eager */

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input, Select, TextArea } from '#blocks/_shared/ui/field/input.tsx';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import { chosenAreaOf, type OpenBookingProps, tableOf } from '#blocks/manage-booking/managed-view.ts';
import {
  type ChangeErrors,
  formatOwnTable,
  ownFields,
  shownFields,
} from '#schemas/domain/booking/manage/booking-manager.ts';
import { findChangeErrors, hasFreeTime, isTableMissing } from './find-change-errors.ts';
import { isCardMissing, NewGuarantee } from './new-guarantee.tsx';
import { NewTimes } from './new-times.tsx';

/** Another day, time or party. */
export function ChangeTable({ managed, page, headingLevel }: OpenBookingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`screen-only ${styles.part}`} id="change" aria-labelledby="change-heading">
      <Heading id="change-heading">Change your table</Heading>
      <shown-times>
        <ChangeForm managed={managed} page={page} />
      </shown-times>
    </section>
  );
}

type FormProps = Pick<OpenBookingProps, 'managed' | 'page'>;

/** Everything is posted together, so that nothing typed is lost while another day is looked at. */
function ChangeForm({ managed, page }: FormProps) {
  const { booking } = managed;
  const typed = page.managed?.values;
  const errors = findChangeErrors(managed, page);
  const areaId = chosenAreaOf(managed, page);
  return (
    <form className={styles.change} method="post" action={`${page.path}#change`}>
      <DayAndParty managed={managed} page={page} errors={errors} />
      {booking.areas.length > 1 && (
        <Field id="change-area" label="Area">
          <Select id="change-area" name="areaId" defaultValue={areaId}>
            <option value="">Any area</option>
            {booking.areas.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p aria-live="polite" className={`visually-hidden ${styles.loading}`} />
      <ShownTable managed={managed} areaId={areaId} />
      <div className={styles.change} data-times>
        <NewTimes managed={managed} page={page} errors={errors} />
      </div>
      <Field id="change-requests" label="Requests (optional)">
        <TextArea
          id="change-requests"
          name="specialRequest"
          rows={3}
          maxLength={500}
          defaultValue={typed?.specialRequest ?? booking.specialRequest ?? ''}
        />
      </Field>
      {hasFreeTime(managed) && !isTableMissing(page) && (
        <div className={styles.confirm} data-times>
          <NewGuarantee managed={managed} now={page.now} />
          {!isCardMissing(managed, page.now) && (
            <Button type="submit" name="manage" value="change" formAction={`${page.path}#problem`}>
              Change my table
            </Button>
          )}
        </div>
      )}
    </form>
  );
}

interface ShownTableProps extends Pick<FormProps, 'managed'> {
  readonly areaId: string;
}

/** The table whose times the form shows, because the guest can change the fields without asking for others. */
function ShownTable({ managed, areaId }: ShownTableProps) {
  const { date, adults, children } = tableOf(managed);
  const { booking } = managed;
  return (
    <>
      <input type="hidden" name={ownFields.table} value={formatOwnTable(booking)} />
      <input type="hidden" name={ownFields.area} value={booking.area?.id ?? ''} />
      <input type="hidden" name={ownFields.request} value={booking.specialRequest ?? ''} />
      <input type="hidden" name={ownFields.changes} value={booking.changes} />
      <input type="hidden" name={shownFields.date} value={date} />
      <input type="hidden" name={shownFields.adults} value={adults} />
      <input type="hidden" name={shownFields.children} value={children} />
      <input type="hidden" name={shownFields.area} value={areaId} />
    </>
  );
}

interface FieldsProps extends FormProps {
  readonly errors: ChangeErrors;
}

function DayAndParty({ managed, page, errors }: FieldsProps) {
  const { date, adults, children } = tableOf(managed);
  const { showChildren, maxCovers } = page.options.booking;
  return (
    <div className={styles.party}>
      <Field id="change-date" label="Day" error={errors.bookingDate}>
        <Input
          id="change-date"
          type="date"
          name="date"
          defaultValue={date}
          required
          {...describeError('change-date', errors.bookingDate)}
        />
      </Field>
      <Field id="change-adults" label={showChildren ? 'Adults' : 'People'} error={errors.adults}>
        <Input
          id="change-adults"
          type="number"
          name="adults"
          min={1}
          max={maxCovers}
          defaultValue={adults}
          required
          {...describeError('change-adults', errors.adults)}
        />
      </Field>
      {(showChildren || children > 0) && (
        <Field id="change-children" label="Children" error={errors.children}>
          <Input
            id="change-children"
            type="number"
            name="childCovers"
            min={0}
            max={maxCovers}
            defaultValue={children}
            {...describeError('change-children', errors.children)}
          />
        </Field>
      )}
      <Button type="submit" variant="secondary" size="beside-field" name="manage" value="times" formNoValidate>
        Show times
      </Button>
    </div>
  );
}

const describeError = (id: string, error: string | undefined) => ({
  'aria-describedby': describedBy({ id, error }),
  'aria-invalid': error === undefined ? undefined : true,
});
