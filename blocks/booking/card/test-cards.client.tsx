'use client';

import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { FieldMessages } from '#blocks/_shared/ui/field/field.tsx';
import { Choice } from '#blocks/_shared/ui/field/input.tsx';
import type { CardSource } from './card-source.ts';

/** The nonces of the service's test gateway, which moves no money. */
const testCards = [
  { nonce: 'test-nonce-ok', label: 'A card that is good' },
  { nonce: 'test-nonce-declined', label: 'A card that is declined' },
  { nonce: 'test-nonce-unconfirmed', label: 'A bank check that fails' },
  { nonce: 'test-nonce-timeout', label: 'A bank that does not answer' },
] as const;

/** The cards of the test gateway. They need no number and produce every answer of a bank. */
export function TestCards({ ref }: { readonly ref: Ref<CardSource | null> }) {
  const [nonce, setNonce] = useState<string | undefined>();
  const first = useRef<HTMLInputElement>(null);
  useImperativeHandle<CardSource | null, CardSource>(
    ref,
    () => ({
      findErrors: () => (nonce === undefined ? [{ field: 'card', message: 'Choose a card' }] : []),
      focus: () => first.current?.focus(),
      read: async () => (nonce === undefined ? { kind: 'no-answer' } : { kind: 'read', nonce }),
    }),
    [nonce],
  );
  return (
    <>
      <FieldMessages hint="This is a test gateway: no payment provider is configured, and no card is asked for." />
      {testCards.map(({ nonce: value, label }, index) => (
        <Choice key={value}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name="nonce"
            value={value}
            checked={nonce === value}
            onChange={() => setNonce(value)}
          />
          <span>{label}</span>
        </Choice>
      ))}
    </>
  );
}
