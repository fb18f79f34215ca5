/** @jsxImportSource #eager */
import type { OpeningStatus } from '#schemas/domain/restaurant/opening-status.ts';
import styles from './status-line.module.css';

/** Whether a restaurant is open, in words and by a disc that is full or empty; nothing where it is not known. */
export function StatusLine({ status }: { readonly status: OpeningStatus | undefined }) {
  if (!status) return null;
  return (
    <p className={styles.status} data-open={status.open}>
      {status.text}
    </p>
  );
}
