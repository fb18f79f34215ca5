/** @jsxImportSource #eager */
import { createElement, type ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly title: string;
  /** Where the title leads, if it leads anywhere. */
  readonly href?: string;
  readonly headingLevel: number;
  /** How much there is inside, in a few words. */
  readonly note: string;
  readonly open: boolean;
  /** From which width of the tile on it always lies open: 44 or 68 rem. */
  readonly from: 'medium' | 'wide';
  readonly children: ReactNode;
}

/**
 * A titled part of a long tile. On a narrow tile it folds; on a wide one, and on paper, it always lies open. The heading
 * stands outside the fold, so that it is there for everyone; the summary lies over its row.
 */
export function Disclosure({ title, href, headingLevel, note, open, from, children }: DisclosureProps) {
  return (
    <div className={styles.part} data-from={from}>
      {createElement(
        `h${headingLevel}`,
        { className: styles.name },
        href === undefined ? title : <a href={href}>{title}</a>,
      )}
      <details className={styles.disclosure} open={open}>
        <summary className={styles.summary}>
          {note}
          <span className="visually-hidden">, {title}</span>
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </div>
  );
}
