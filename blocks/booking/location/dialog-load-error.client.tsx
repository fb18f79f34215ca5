'use client';

import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from '#blocks/booking/journey/booking-journey.module.css';

interface DialogLoadErrorProps {
  readonly message: string;
  /** The address of the page that works without the dialog. */
  readonly href: string;
  readonly onRetry: () => void;
  readonly onChooseLocation?: (() => void) | undefined;
}

/** Shows why a part of the dialog could not be loaded, and the ways on. */
export const DialogLoadError = ({ message, href, onRetry, onChooseLocation }: DialogLoadErrorProps) => (
  <div className={styles.notice} role="alert">
    <p>{message}</p>
    <p className={styles.ways}>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
      {onChooseLocation && (
        <Button variant="secondary" size="small" onClick={onChooseLocation}>
          Choose another restaurant
        </Button>
      )}
      <a href={href}>Open the booking page</a>
    </p>
  </div>
);
