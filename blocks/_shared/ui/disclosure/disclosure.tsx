/** @jsxImportSource #eager */

import { createElement, type ReactNode } from 'react';
import chevron from './chevron.module.css';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** The address that the title links to, if any. */
  readonly href?: string;
  readonly headingLevel: number;
  /** A short note on how much is inside. */
  readonly note: ReactNode;
  readonly open: boolean;
  /** The tile width from which the content is always visible: 44 or 68 rem. */
  readonly openFrom: 'medium' | 'wide';
  readonly children: ReactNode;
}

/**
 * A titled section of a long tile. It can be collapsed on a narrow tile and is always open on a wide one and in print.
 * The heading is outside `<details>`, so that screen readers find it while it is collapsed.
 */
export function Disclosure({ title, href, headingLevel, note, open, openFrom, children }: DisclosureProps) {
  return (
    <div className={styles.part} data-open-from={openFrom}>
      {createElement(
        `h${headingLevel}`,
        { className: styles.name },
        href === undefined ? title : <a href={href}>{title}</a>,
      )}
      <details className={styles.disclosure} open={open}>
        <summary className={`${chevron.chevron} ${styles.summary}`}>
          {note}
          <span className="visually-hidden">, {title}</span>
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </div>
  );
}
