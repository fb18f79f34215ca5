'use client';

import { asText, type ControlProps, describedBy } from '../fields/control.ts';
import { FileLine } from './file-line.client.tsx';
import { Labelled } from './labelled.client.tsx';
import { useChosenFiles } from './use-chosen-files.client.ts';

/** Files to send along. Those that came with an earlier try are named, and need not be chosen again. */
export function FilesControl(props: ControlProps) {
  const { id, name, label, look, surroundings } = props;
  const { input, kept, chosen, refused, choose, removeKept, removeChosen } = useChosenFiles(props);
  const fault = refused ?? props.fault;
  return (
    <Labelled {...props} fault={fault}>
      {kept.map((file, at) => (
        <FileLine key={file.id} file={file} onRemove={surroundings.scripted ? () => removeKept(at) : undefined}>
          {(['id', 'name', 'size'] as const).map((part) => (
            <input key={part} type="hidden" name={`${name}.${at}.${part}`} value={asText(file[part])} />
          ))}
        </FileLine>
      ))}
      {chosen.map((file, at) => (
        <FileLine
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          onRemove={() => removeChosen(at)}
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
        onChange={({ target }) => choose([...(target.files ?? [])])}
      />
      <p role="status" className="visually-hidden">
        {chosen.length > 0 && `${label}: ${chosen.map((file) => file.name).join(', ')}`}
      </p>
    </Labelled>
  );
}
