'use client';

import { useState } from 'react';
import { formatGuests } from '#schemas/domain/menu/share-link.ts';
import type { Guest } from '#schemas/domain/menu/share-table.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import styles from './table-for-everyone.module.css';

/** Copies a link to this table. The guests are in the fragment, which browsers never send. */
export function ShareLink({ guests }: { readonly guests: readonly Guest[] }) {
  const [copied, setCopied] = useState<string | undefined>();
  const link = (): string => `${location.origin}${location.pathname}#${formatGuests(guests)}`;
  const copy = (): void => {
    const address = link();
    navigator.clipboard.writeText(address).then(
      () => setCopied('Copied. Whoever has the link sees your table; we never do.'),
      () => setCopied(address),
    );
  };
  return (
    <>
      <Button variant="link" onClick={copy}>
        Copy a link to this table
      </Button>
      <p role="status" className={styles.copied}>
        {copied}
      </p>
    </>
  );
}
