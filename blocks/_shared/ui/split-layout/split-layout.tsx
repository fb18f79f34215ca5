/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import styles from './split-layout.module.css';

interface SplitLayoutProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** `notched` is the domino-left layout: a seam with round notches. */
  readonly notched?: boolean | undefined;
  /** Puts the first part on the right where both are side by side. The reading order does not change. */
  readonly mirrored?: boolean | undefined;
  /** The width of the first part: half, three fifths, two fifths or a sixth. */
  readonly share?: 'half' | 'large' | 'small' | 'slim' | undefined;
  /** Gives the first part little height where the parts are stacked. */
  readonly low?: boolean | undefined;
}

/** Two parts with a seam between them: side by side in a wide tile, otherwise stacked. */
export function SplitLayout(props: SplitLayoutProps) {
  const { first, second, notched = false, mirrored = false, share = 'half', low = false } = props;
  return (
    <div
      className={styles.split}
      data-notched={notched}
      data-mirrored={mirrored}
      data-share={share}
      data-low={low || undefined}
    >
      <div className={styles.first}>{first}</div>
      {notched && <span className={styles.seam} aria-hidden="true" />}
      <div className={styles.second}>{second}</div>
    </div>
  );
}
