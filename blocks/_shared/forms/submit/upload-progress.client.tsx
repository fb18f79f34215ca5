'use client';

import { Button } from '../../ui/button/button.tsx';
import styles from '../fields/form.module.css';

interface UploadProgressProps {
  /** The sent share of the upload, from 0 to 1. */
  readonly sentShare: number;
  readonly onStop: () => void;
}

/** The progress of an upload. It is announced at each quarter only, and can be stopped until it is complete. */
export function UploadProgress({ sentShare, onStop }: UploadProgressProps) {
  const percent = Math.floor(sentShare * 100);
  const isComplete = sentShare >= 1;
  const text = isComplete ? 'Your files are there. They are being checked' : 'Sending your files';
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div className={styles.progress}>
      <p aria-hidden="true">{isComplete ? text : `${text}, ${percent} %`}</p>
      <progress aria-label="Files sent" max={100} value={percent} />
      <p role="status" className="visually-hidden">
        {isComplete || quarter === 0 ? text : `${text}, ${quarter} per cent`}
      </p>
      {!isComplete && (
        <Button variant="secondary" size="small" className={styles.action} onClick={onStop}>
          Stop sending
        </Button>
      )}
    </div>
  );
}
