'use client';

import { useEffect, useRef } from 'react';
import { onPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import { type ContactableRestaurant, ContactLink } from '#blocks/booking/steps/contact-link.tsx';
import { asksToContact } from '#schemas/domain/booking/booking-message.ts';
import type { Notice } from '#schemas/domain/booking/journey/journey-state.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import styles from './booking-journey.module.css';
import { describeSentBooking } from './uncertain/describe-sent-booking.ts';

interface JourneyNoticeProps {
  readonly notice: Notice | undefined;
  /** Whom to call. */
  readonly restaurant: ContactableRestaurant;
  /**
   * The address of the same step as a new attempt, for use without script. A new page load has a new idempotency key.
   */
  readonly newAttemptUrl?: string;
  /** The guest wants another table, whatever the outcome of the last attempt. */
  readonly onNewAttempt?: () => void;
}

/**
 * A notice to the guest. It takes the focus when it changes, because the submitted form may be longer than the screen.
 */
export function JourneyNotice({ notice, restaurant, newAttemptUrl, onNewAttempt }: JourneyNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const previousNotice = useRef(notice);
  useEffect(() => {
    // A lost table leads to another step, and its heading takes the focus. A returned connection is not an answer to the
    // guest, who may be typing.
    const takesFocus = notice?.kind === 'failed' || notice?.kind === 'uncertain';
    if (takesFocus && notice !== previousNotice.current) box.current?.focus();
    previousNotice.current = notice;
  }, [notice]);
  if (!notice) return null;
  const sent = notice.sentChoice && describeSentBooking(notice.sentChoice);
  return (
    <div ref={box} className={styles.notice} role="alert" tabIndex={-1} data-kind={notice.kind}>
      <p>{notice.message}</p>
      {sent && <p>{sent}</p>}
      {/* The page shows the telephone number beside the booking. */}
      {notice.kind === 'failed' && asksToContact(notice.message) && !restaurant.phone && (
        <p className={styles.ways}>
          <ContactLink restaurant={restaurant} />
        </p>
      )}
      {notice.kind === 'uncertain' && (
        <p className={styles.ways}>
          {notice.manageKey === undefined ? (
            <ContactLink restaurant={restaurant} />
          ) : (
            <a href={`${managePath}/${notice.manageKey}`}>Change or cancel it</a>
          )}
          {newAttemptUrl !== undefined && onNewAttempt && (
            <a href={newAttemptUrl} onClick={onPlainClick(onNewAttempt)}>
              {notice.isEnquiry ? 'Send another request all the same' : 'Book another table all the same'}
            </a>
          )}
        </p>
      )}
    </div>
  );
}
