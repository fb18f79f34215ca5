'use client';

import { useState } from 'react';
import { asText, type ControlProps, describedBy } from '../control.ts';
import styles from '../form.module.css';
import { Labelled } from './labelled.client.tsx';

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** Stands for a file that is chosen and not sent yet: the form counts it, and the browser sends it. */
const chosenId = 'chosen-here-not-sent--';

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'size' in value;

/** Files to send along. Those that came with an earlier try are named, and need not be chosen again. */
export function FilesControl(props: ControlProps) {
  const { id, name, look, fault, value, onChange } = props;
  const [big, setBig] = useState<string | undefined>();
  const all = Array.isArray(value) ? value.filter(isKept) : [];
  const kept = all.filter((file) => file.id !== chosenId);
  return (
    <Labelled {...props} fault={big ?? fault}>
      {kept.map((file, at) => (
        <p key={file.id} className={styles.file}>
          {file.name} <small>{sizeWords(file.size)}</small>
          {(['id', 'name', 'size'] as const).map((part) => (
            <input key={part} type="hidden" name={`${name}.${at}.${part}`} value={asText(file[part])} />
          ))}
        </p>
      ))}
      <input
        id={id}
        type="file"
        name={name}
        accept={look.accept}
        multiple={(look.most ?? 1) > 1}
        aria-invalid={(big ?? fault) ? true : undefined}
        aria-describedby={describedBy({ id, hint: props.hint, fault: big ?? fault })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          setBig(files.some(({ size }) => size > (look.bytes ?? 0)) ? tooBig(look.bytes) : undefined);
          onChange([...kept, ...files.map((file) => ({ id: chosenId, name: file.name.slice(-255), size: file.size }))]);
        }}
      />
    </Labelled>
  );
}

const tooBig = (bytes = 0): string => `The selected file must be smaller than ${Math.round(bytes / 1_000_000)} MB`;

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
