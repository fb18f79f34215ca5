/** @jsxImportSource #eager */
import type { OpeningStatus } from '#schemas/domain/restaurant/opening-status.ts';
import styles from './status-line.module.css';

/** Whether a restaurant is open now, as text and as a filled or empty disc. Renders nothing if it is unknown. */
export function StatusLine({ status }: { readonly status: OpeningStatus | undefined }) {
  if (!status) return null;
  return (
    <p className={`screen-only ${styles.status}`} data-open={status.open}>
      {status.text}
    </p>
  );
}
