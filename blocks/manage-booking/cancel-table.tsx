/** @jsxImportSource #eager */

import { describeCancelling } from '#schemas/domain/booking/manage/describe-cancelling.ts';
import { Button, ButtonLink } from '../_shared/ui/button/button.tsx';
import styles from './manage-booking.module.css';
import { heldTableOf, type OpenBooking, type OpenBookingProps, stepOf } from './managed-view.ts';

/** Cancelling takes two steps, and the terms of the card are stated before the second. */
export function CancelTable({ managed, page, headingLevel }: OpenBookingProps) {
  const Heading = `h${headingLevel}` as const;
  const needsConfirmation = stepOf(page) === 'cancel' || page.managed?.action === 'cancel';
  const what = managed.booking.status === 'asked' ? 'request' : 'table';
  return (
    <section className={`screen-only ${styles.part}`} id="cancel" aria-labelledby="cancel-heading">
      <Heading id="cancel-heading">Cancel your {what}</Heading>
      {needsConfirmation ? (
        <form className={styles.cancel} method="post" action={`${page.path}#problem`}>
          <p>{policyText(managed, page.now)}</p>
          <p className={styles.buttons}>
            <Button type="submit" name="manage" value="cancel">
              Yes, cancel my {what}
            </Button>
            <ButtonLink variant="secondary" href={page.path}>
              Keep it
            </ButtonLink>
          </p>
        </form>
      ) : (
        <p className={styles.buttons}>
          <ButtonLink variant="secondary" href={`${page.path}?step=cancel#cancel`}>
            Cancel my {what}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** What cancelling costs. Pure. */
function policyText(managed: OpenBooking, now: Date): string {
  const held = heldTableOf(managed);
  if (managed.booking.status === 'asked') return 'The restaurant will then not answer it.';
  if (!held) return 'Cancelling is free. The table is given to others at once.';
  return describeCancelling(held, now.getTime());
}
