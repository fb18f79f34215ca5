/** @jsxImportSource #eager */
import type { ReactNode } from 'react';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './location-finder.module.css';

interface FinderPanelProps {
  readonly id: string;
  readonly name: 'list' | 'map';
  /** Whether it is shown on a narrow finder. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** One of the two views. On a narrow finder the switch chooses which is shown; otherwise the tabs do. */
export function FinderPanel({ id, name, open = false, children }: FinderPanelProps) {
  return (
    <div className={styles.panel} data-panel={name} data-open={open || undefined}>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </div>
  );
}

/** The headers of the views on a narrow finder, an accordion with one view open. Hidden without script. */
export function FinderSwitch({ name }: { readonly name: string }) {
  return (
    <div className={styles.switch}>
      {switchButtons.map(({ view, label, icon }) => (
        <button
          key={view}
          type="button"
          className={styles.switchButton}
          data-opens={view}
          aria-expanded={view === 'list'}
          aria-controls={`${name}-${view}`}
        >
          <Icon name={icon} /> {label}
        </button>
      ))}
    </div>
  );
}

const switchButtons = [
  { view: 'list', label: 'List', icon: 'menu' },
  { view: 'map', label: 'Map', icon: 'pin' },
] as const;
