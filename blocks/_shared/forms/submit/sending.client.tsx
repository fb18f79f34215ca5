'use client';

import styles from '../fields/form.module.css';

interface SendingProps {
  /** The sent share of the upload, from 0 to 1. */
  readonly share: number;
  readonly onStop: () => void;
}

/** The progress of an upload. It is announced at each quarter only, and can be stopped until it is complete. */
export function Sending({ share, onStop }: SendingProps) {
  const percent = Math.floor(share * 100);
  const isThere = share >= 1;
  const said = isThere ? 'Your files are there. They are being checked' : 'Sending your files';
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div className={styles.sending}>
      <p aria-hidden="true">{isThere ? said : `${said}, ${percent} %`}</p>
      <progress aria-label="Files sent" max={100} value={percent} />
      <p role="status" className="visually-hidden">
        {isThere || quarter === 0 ? said : `${said}, ${quarter} per cent`}
      </p>
      {!isThere && (
        <button type="button" className={styles.quiet} onClick={onStop}>
          Stop sending
        </button>
      )}
    </div>
  );
}
