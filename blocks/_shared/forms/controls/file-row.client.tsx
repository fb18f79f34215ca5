'use client';

import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import styles from '../fields/form.module.css';
import { type FileInfo, formatFileSize } from './chosen-files.ts';

interface FileRowProps {
  readonly file: FileInfo;
  readonly isRejected?: boolean | undefined;
  /** Absent before hydration. */
  readonly onRemove?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** One file of a form, with a button to remove it. */
export const FileRow = ({ file, isRejected, onRemove, children }: FileRowProps) => (
  <p className={styles.file} data-rejected={isRejected || undefined}>
    <span>
      {file.name} <small>{isRejected ? 'Cannot be sent' : formatFileSize(file.size)}</small>
    </span>
    {onRemove && (
      <Button variant="secondary" size="small" className={styles.action} onClick={onRemove}>
        Remove<span className="visually-hidden"> {file.name}</span>
      </Button>
    )}
    {children}
  </p>
);
