'use client';

import { useEffect, useRef } from 'react';
import styles from './card-form.module.css';
import type { BankCheck as Check } from './confirm-card.ts';

/** The bank's page, shown instead of the form until the bank has answered. */
export function BankCheck({ check: { element, begin, giveUp } }: { readonly check: Check }) {
  const heading = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(element);
    heading.current?.focus();
    begin();
  }, [element, begin]);
  return (
    <section className={styles.check} aria-label="Your bank’s check">
      <p ref={heading} tabIndex={-1} className={styles.title}>
        Your bank wants to be sure that it is you. Nothing is taken from your card now.
      </p>
      <div ref={place} className={styles.bank} />
      <button type="button" className={styles.other} onClick={giveUp}>
        Go back without the check
      </button>
    </section>
  );
}
