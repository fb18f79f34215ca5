'use client';

import { useEffect, useRef, useState } from 'react';
import { asText, type ControlProps, describedBy } from '../control.ts';
import { asChosen, faultOf, filesIn, isChosen, joinFiles, type KeptFile } from './chosen-files.ts';
import { FileLine } from './file-line.client.tsx';
import { Labelled } from './labelled.client.tsx';

/**
 * Files to send along. Those that came with an earlier try are named, and need not be chosen again. Those that are chosen
 * stand in the browser’s own field alone: a page that comes back has none of them, whatever was kept of the form.
 */
export function FilesControl(props: ControlProps) {
  const { id, name, label, look, value, onChange, surroundings } = props;
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const isSettled = useRef(false);
  const kept = filesIn(value).filter((file) => !isChosen(file));
  const fault = faultOf(chosen, look) ?? props.fault;

  const change = (stay: readonly KeptFile[], files: readonly File[]): void => {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setChosen(files);
    onChange([...stay, ...files.map(asChosen)]);
  };
  useEffect(() => {
    if (!surroundings.scripted || isSettled.current) return;
    isSettled.current = true;
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0 || filesIn(value).some(isChosen)) change(kept, files);
  });
  const remove = (stay: readonly KeptFile[], files: readonly File[]): void => {
    change(stay, files);
    input.current?.focus();
  };

  return (
    <Labelled {...props} fault={fault}>
      {kept.map((file, at) => (
        <FileLine
          key={file.id}
          file={file}
          onRemove={surroundings.scripted ? () => remove(kept.toSpliced(at, 1), chosen) : undefined}
        >
          {(['id', 'name', 'size'] as const).map((part) => (
            <input key={part} type="hidden" name={`${name}.${at}.${part}`} value={asText(file[part])} />
          ))}
        </FileLine>
      ))}
      {chosen.map((file, at) => (
        <FileLine
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={() => remove(kept, chosen.toSpliced(at, 1))}
        />
      ))}
      <input
        ref={input}
        id={id}
        type="file"
        name={name}
        accept={look.accept}
        multiple={(look.most ?? 1) > 1}
        aria-invalid={fault ? true : undefined}
        aria-describedby={describedBy({ id, hint: props.hint, fault })}
        onChange={({ target }) => change(kept, joinFiles(chosen, [...(target.files ?? [])], look.most))}
      />
      <p role="status" className="visually-hidden">
        {chosen.length > 0 && `${label}: ${chosen.map((file) => file.name).join(', ')}`}
      </p>
    </Labelled>
  );
}
