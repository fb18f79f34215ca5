import styles from './corner.module.css';

const words = 'You are offline. What is on this page stays here, and nothing you have typed is lost.';

/** Empty until the connection is gone: a live region is only read out when its words come while it is there. */
export function OfflineNotice() {
  return <p className={styles.offline} data-offline={words} role="status" />;
}
