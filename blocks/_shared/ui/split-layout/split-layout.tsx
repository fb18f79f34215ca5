/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import styles from './split-layout.module.css';

interface SplitLayoutProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
  /** `notched` is the domino-left shape: a seam with round notches. */
  readonly notched?: boolean | undefined;
  /** Puts the first part on the right from the width where both stand side by side. Reading order stays. */
  readonly mirrored?: boolean | undefined;
  /** The first part's share of the row: half, three fifths, two fifths, or a sixth. */
  readonly share?: 'half' | 'large' | 'small' | 'slim' | undefined;
}

/** Two parts on one seam: side by side where the tile is wide enough, else one above the other. */
export function SplitLayout({ first, second, notched = false, mirrored = false, share = 'half' }: SplitLayoutProps) {
  return (
    <div className={styles.split} data-notched={notched} data-mirrored={mirrored} data-share={share}>
      <div className={styles.first}>{first}</div>
      {notched && <span className={styles.seam} aria-hidden="true" />}
      <div className={styles.second}>{second}</div>
    </div>
  );
}
