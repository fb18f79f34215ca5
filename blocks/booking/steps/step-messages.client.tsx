'use client';

import { createContext, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { onPlainClick } from '#blocks/_shared/browser/plain-click.ts';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import { loadingAttribute } from '#blocks/booking/dialog/keep-height.ts';
import styles from '#blocks/booking/journey/booking-journey.module.css';
import { type ContactableRestaurant, ContactLink } from './contact-link.tsx';

/** The time after which a guest is told that an answer is slow, in milliseconds. */
const slowMs = 10_000;

const slowMessage = 'This is taking longer than usual.';
const retriedMessage = 'Trying again. This is taking longer than usual.';

/** Returns whether the component has been shown for a long time. */
function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** Shown while a button waits for an answer: says when that takes long. */
export function SlowNotice() {
  const isSlow = useIsSlow();
  return isSlow ? (
    <p className={styles.aside} role="status">
      {slowMessage}
    </p>
  ) : null;
}

/**
 * Keeps the focus in the booking when the control that has it is removed, because there is an answer: on the next control
 * to try again, or on the heading.
 */
function useFocusHandover(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (!element || element !== document.activeElement) return;
      const journey = element.closest('[data-journey]');
      // The next control is not in the page yet.
      queueMicrotask(() =>
        (
          journey?.querySelector<HTMLElement>('[data-retry]') ??
          journey?.querySelector<HTMLElement>(':is(h1, h2, h3)[tabindex]')
        )?.focus(),
      );
    };
  }, [control]);
}

interface LoadingIndicatorProps {
  readonly label: string;
  /** Asks again instead of waiting for the answer. */
  readonly onRetry?: () => unknown;
}

/** A placeholder while an answer is loading. If that takes long, it says so and offers to try again where that helps. */
export function LoadingIndicator({ label, onRetry }: LoadingIndicatorProps) {
  const isSlow = useIsSlow();
  const [isRetried, setRetried] = useState(false);
  return (
    <>
      <div className={styles.waiting} role="status" {...{ [loadingAttribute]: '' }}>
        <span className="visually-hidden">{label}</span>
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        <span aria-hidden="true" />
        {isSlow && <p className={styles.aside}>{isRetried ? retriedMessage : slowMessage}</p>}
      </div>
      {isSlow && onRetry && (
        <p className={styles.ways}>
          <RetryButton
            onRetry={() => {
              setRetried(true);
              onRetry();
            }}
          />
        </p>
      )}
    </>
  );
}

function RetryButton({ onRetry }: { readonly onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  return (
    <Button ref={button} variant="secondary" size="small" data-retry="" onClick={onRetry}>
      Try again
    </Button>
  );
}

/** When the journey tries again by itself; empty if it does not. The journey announces it. */
export const RetryMessage = createContext('');

interface LoadErrorProps {
  readonly restaurant: ContactableRestaurant;
  readonly message: string;
  /** The address that tries again without script. */
  readonly retryUrl: string;
  readonly onRetry: () => unknown;
}

/** Shows why data could not be loaded, and how to try again. */
export function LoadError({ restaurant, message, retryUrl, onRetry }: LoadErrorProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandover(link);
  const retryMessage = use(RetryMessage);
  return (
    <div className={styles.notice} role="alert">
      <p>{message}</p>
      {retryMessage !== '' && <p aria-hidden="true">{retryMessage}</p>}
      <p className={styles.ways}>
        <a ref={link} href={retryUrl} data-retry="" onClick={onPlainClick(onRetry)}>
          Try again
        </a>
        <ContactLink restaurant={restaurant} />
      </p>
    </div>
  );
}
