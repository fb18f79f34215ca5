'use client';

import type { ReactNode } from 'react';
import styles from '../fields/form.module.css';
import { type NamedFile, sizeWords } from './chosen-files.ts';

interface FileLineProps {
  readonly file: NamedFile;
  /** Absent before hydration. */
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** One file of a form, with a button to remove it. */
export const FileLine = ({ file, onRemove, children }: FileLineProps) => (
  <p className={styles.file}>
    <span>
      {file.name} <small>{sizeWords(file.size)}</small>
    </span>
    {onRemove && (
      <button type="button" className={styles.quiet} onClick={onRemove}>
        Remove<span className="visually-hidden"> {file.name}</span>
      </button>
    )}
    {children}
  </p>
);
