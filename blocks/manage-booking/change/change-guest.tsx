/** @jsxImportSource #eager */

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import chevron from '#blocks/_shared/ui/disclosure/chevron.module.css';
import { Field } from '#blocks/_shared/ui/field/field.tsx';
import { describedBy } from '#blocks/_shared/ui/field/field-ids.ts';
import { Input } from '#blocks/_shared/ui/field/input.tsx';
import { getDetailText } from '#blocks/booking/steps/details/detail-text.ts';
import styles from '#blocks/manage-booking/manage-booking.module.css';
import type { OpenBookingProps } from '#blocks/manage-booking/managed-view.ts';
import { type GuestDetail, guestDetails } from '#schemas/domain/booking/manage/booking-manager.ts';
import { phoneHref } from '#schemas/domain/restaurant/contact-links.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Another name or telephone number. The stored ones are not shown, because links to bookings are forwarded. */
export function ChangeGuest({ managed, page, headingLevel }: OpenBookingProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <details
      className={`screen-only ${styles.part} ${styles.disclosure}`}
      id="guest"
      open={page.managed?.guest !== undefined}
    >
      <summary className={chevron.chevron}>
        <Heading>Change your name or telephone</Heading>
      </summary>
      <p>
        This page does not show your name and telephone, because whoever has its link could read them. What you leave
        empty stays as it is.
      </p>
      <form className={styles.change} method="post" action={`${page.path}#problem`}>
        {guestDetails.map((name) => (
          <GuestField key={name} name={name} page={page} />
        ))}
        <EmailNote restaurant={managed.restaurant} />
        <p className={styles.buttons}>
          <Button type="submit" variant="secondary" name="manage" value="guest">
            Change my details
          </Button>
        </p>
      </form>
    </details>
  );
}

function GuestField({ name, page }: { readonly name: GuestDetail } & Pick<OpenBookingProps, 'page'>) {
  const { label, presentation } = getDetailText(name, true);
  const { typed, errors } = page.managed?.guest ?? {};
  const id = `guest-${name}`;
  const error = errors?.[name];
  return (
    <Field id={id} label={`New ${label.charAt(0).toLowerCase()}${label.slice(1)} (optional)`} error={error}>
      <Input
        id={id}
        name={name}
        type={presentation?.control === 'tel' ? 'tel' : 'text'}
        autoComplete={presentation?.autoComplete}
        spellCheck={presentation?.control === 'tel' ? false : undefined}
        defaultValue={typed?.[name] ?? ''}
        aria-describedby={describedBy({ id, error })}
        aria-invalid={error === undefined ? undefined : true}
      />
    </Field>
  );
}

/** Whom to call for another email address. */
function EmailNote({ restaurant }: { readonly restaurant: Restaurant | undefined }) {
  const { phone, email } = restaurant ?? {};
  return (
    <p>
      Your email address stays, because it shows that the booking is yours. To change it,{' '}
      {phone ? (
        <>
          ring <a href={phoneHref(phone)}>{phone}</a>
        </>
      ) : email ? (
        <>
          write to <a href={`mailto:${email}`}>{email}</a>
        </>
      ) : (
        'ask the restaurant'
      )}
      .
    </p>
  );
}
