'use client';

import { useEffect, useRef } from 'react';
import styles from './journey.module.css';
import type { Notice } from './journey.ts';

interface JourneyNoticeProps {
  readonly notice: Notice | undefined;
  /** Where the same step begins anew without script: another visit is another intent. */
  readonly anew: string;
  /** Another table is meant, whatever became of the try before. */
  readonly onAnew: () => void;
}

/** What the visitor has to be told. It takes the focus when it is new: the form that was sent may be longer than the screen. */
export function JourneyNotice({ notice, anew, onAnew }: JourneyNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(notice);
  useEffect(() => {
    // A table that was taken leads to another step, whose heading has the focus.
    if (notice && notice.kind !== 'taken' && notice !== known.current) box.current?.focus();
    known.current = notice;
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={box} className={styles.notice} role="alert" tabIndex={-1} data-kind={notice.kind}>
      <p>{notice.message}</p>
      {notice.kind === 'uncertain' && (
        <p className={styles.ways}>
          <a
            href={anew}
            onClick={(event) => {
              event.preventDefault();
              onAnew();
            }}
          >
            Book another table all the same
          </a>
        </p>
      )}
    </div>
  );
}
