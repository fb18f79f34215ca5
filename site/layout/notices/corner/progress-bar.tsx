import type { LayoutContext } from '#site/layout/layout-context.ts';
import styles from './corner.module.css';

/** The thin progress bar at the top of the window. `data-progress`: milliseconds before it shows. */
export function ProgressBar({ configuration }: { readonly configuration: LayoutContext['configuration'] }) {
  return <div className={styles.progress} data-progress={configuration.loadingBarThrottleMs} aria-hidden="true" />;
}
