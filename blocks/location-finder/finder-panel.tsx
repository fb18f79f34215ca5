/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './location-finder.module.css';

interface FinderPanelProps {
  readonly id: string;
  readonly name: 'list' | 'map';
  readonly title: string;
  /** Whether it is open where the views are stacked. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** One of the two views. On a narrow finder its button opens and closes it; otherwise the tabs choose the view. */
export function FinderPanel({ id, name, title, open = false, children }: FinderPanelProps) {
  return (
    <div className={styles.panel} data-panel={name} data-open={open || undefined}>
      <button type="button" className={styles.disclosure} aria-expanded={open} aria-controls={id}>
        {title} <Icon name="chevron" />
      </button>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
