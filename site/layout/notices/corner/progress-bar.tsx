import type { FrameFacts } from '#site/layout/frame-facts.ts';
import styles from './corner.module.css';

/** The thin line that runs along the top while something takes its time. `data-progress`: milliseconds it waits. */
export function ProgressBar({ configuration }: { readonly configuration: FrameFacts['configuration'] }) {
  return <div className={styles.progress} data-progress={configuration.loadingBarThrottleMs} aria-hidden="true" />;
}
