import { CloseButton } from '#blocks/_shared/ui/dialog/dialog-bar.tsx';
import styles from './corner.module.css';

const message = 'You are offline. What is on this page stays here, and nothing you have typed is lost.';

/**
 * Empty until the connection is lost: screen readers only announce text that is inserted into an existing live region.
 */
export function OfflineNotice() {
  return (
    <div className={styles.offline}>
      <p data-offline={message} role="status" />
      <CloseButton variant="plain" size="icon-small" className={styles.close} label="Dismiss this message" />
    </div>
  );
}
