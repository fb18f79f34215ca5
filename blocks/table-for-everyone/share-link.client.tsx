'use client';

import { useState } from 'react';
import { formatGuests } from '#schemas/domain/menu/share-link.ts';
import type { Guest } from '#schemas/domain/menu/share-table.ts';
import linkButton from '../_shared/ui/link/link-button.module.css';
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
      <button type="button" className={linkButton.button} onClick={copy}>
        Copy a link to this table
      </button>
      <p role="status" className={styles.copied}>
        {copied}
      </p>
    </>
  );
}
