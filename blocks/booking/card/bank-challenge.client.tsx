'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#blocks/_shared/ui/button/button.tsx';
import styles from './card-form.module.css';
import type { BankChallenge as Challenge } from './confirm-card.ts';

/** The bank's page, shown instead of the form until the bank has answered. */
export function BankChallenge({ challenge: { element, start, cancel } }: { readonly challenge: Challenge }) {
  const heading = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(element);
    heading.current?.focus();
    start();
  }, [element, start]);
  return (
    <section className={styles.check} aria-label="Your bank’s check">
      <p ref={heading} tabIndex={-1} className={styles.title}>
        Your bank wants to be sure that it is you. Nothing is taken from your card now.
      </p>
      <div ref={place} className={styles.bank} />
      <Button variant="secondary" size="small" className={styles.other} onClick={cancel}>
        Go back without the check
      </Button>
    </section>
  );
}
