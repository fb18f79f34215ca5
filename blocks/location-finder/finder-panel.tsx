/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './location-finder.module.css';

interface FinderPanelProps {
  readonly id: string;
  readonly name: 'list' | 'map';
  readonly title: string;
  /** Whether it lies open where there is only room for one below the other. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** One of the two views. Its button folds it where the finder is narrow; elsewhere the tabs above choose. */
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
