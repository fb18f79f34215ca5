'use client';

import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import styles from '#blocks/booking/journey/journey.module.css';
import type { CardSource } from './card-source.ts';

/** What the service's own gateway answers to: it moves no money, and says so. */
const trials = [
  { nonce: 'test-nonce-ok', words: 'A card that is good' },
  { nonce: 'test-nonce-declined', words: 'A card that is declined' },
  { nonce: 'test-nonce-unconfirmed', words: 'A bank check that fails' },
  { nonce: 'test-nonce-timeout', words: 'A bank that does not answer' },
] as const;

/** The cards of the test gateway: no number is asked for, and every answer of a bank can be seen. */
export function CardTrials({ ref }: { readonly ref: Ref<CardSource | null> }) {
  const [nonce, setNonce] = useState<string | undefined>();
  const first = useRef<HTMLInputElement>(null);
  useImperativeHandle<CardSource | null, CardSource>(
    ref,
    () => ({
      findErrors: () => (nonce === undefined ? [{ place: 'card', words: 'Choose a card' }] : []),
      focus: () => first.current?.focus(),
      read: async () => (nonce === undefined ? { kind: 'no-answer' } : { kind: 'read', nonce }),
    }),
    [nonce],
  );
  return (
    <>
      <p className={styles.hint}>
        This is a test gateway: no payment provider is configured, and no card is asked for.
      </p>
      {trials.map(({ nonce: value, words }, index) => (
        <label key={value} className={styles.choice}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name="nonce"
            value={value}
            checked={nonce === value}
            onChange={() => setNonce(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </>
  );
}
