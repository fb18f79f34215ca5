'use client';

import { useEffect, useRef } from 'react';
import styles from './journey.module.css';
import type { Notice } from './journey.ts';

/** What the visitor has to be told. It takes the focus when it is new: the form that was sent may be longer than the screen. */
export function JourneyNotice({ notice }: { readonly notice: Notice | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(notice);
  useEffect(() => {
    // A table that was taken leads to another step, whose heading has the focus.
    if (notice?.kind === 'failed' && notice !== known.current) box.current?.focus();
    known.current = notice;
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={box} className={styles.notice} role="alert" tabIndex={-1} data-kind={notice.kind}>
      <p>{notice.message}</p>
    </div>
  );
}
