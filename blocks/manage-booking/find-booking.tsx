/** @jsxImportSource #eager */
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { TileForm } from '../_shared/forms/tile/tile-form.tsx';
import { BookedTable } from '../_shared/restaurant/table-scene/booked-table.tsx';
import { ButtonLink } from '../_shared/ui/button/button.tsx';
import styles from './manage-booking.module.css';

interface FindBookingProps {
  readonly tileKey: string;
  readonly find: FormSetting | undefined;
  readonly links: FormSetting | undefined;
  readonly page: PageContext;
  readonly headingLevel: 2 | 3;
}

/** Finds a booking by reference and email address, or mails the links to all. */
export function FindBooking({ tileKey, find, links, page, headingLevel }: FindBookingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.find}>
      <BookedTable {...anyTable} />
      <div className={styles.slips}>
        {find && (
          <section className={styles.slip} aria-labelledby="find-heading">
            <Heading id="find-heading">With your reference</Heading>
            <TileForm name="find-booking" tileKey={tileKey} setting={find} page={page} headingLevel={headingLevel} />
          </section>
        )}
        {links && (
          <section className={styles.slip} aria-labelledby="links-heading">
            <Heading id="links-heading">Lost your reference?</Heading>
            <p>We mail you the links to all your coming bookings.</p>
            <TileForm name="booking-links" tileKey={tileKey} setting={links} page={page} headingLevel={headingLevel} />
          </section>
        )}
      </div>
    </div>
  );
}

/** The table shown before a booking is found. */
const anyTable = { guests: 2, time: '19:30' };

/** The key in the address opens nothing. */
export const UnknownBooking = () => (
  <>
    <p className={styles.problem}>It is incomplete, or the booking is no longer stored.</p>
    <p>
      <ButtonLink href={managePath}>Find my booking</ButtonLink>
    </p>
  </>
);
