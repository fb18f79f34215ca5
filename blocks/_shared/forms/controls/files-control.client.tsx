'use client';

import { asText, type ControlProps, describedBy } from '../fields/control.ts';
import { FileLine } from './file-line.client.tsx';
import { Labelled } from './labelled.client.tsx';
import { useChosenFiles } from './use-chosen-files.client.ts';

/** Files to send along. Those that came with an earlier try are named, and need not be chosen again. */
export function FilesControl(props: ControlProps) {
  const { id, name, label, presentation, formContext } = props;
  const { input, saved, chosen, refused, choose, removeSaved, removeChosen } = useChosenFiles(props);
  const error = refused ?? props.error;
  return (
    <Labelled {...props} error={error}>
      {saved.map((file, at) => (
        <FileLine key={file.id} file={file} onRemove={formContext.scripted ? () => removeSaved(at) : undefined}>
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
        accept={presentation.accept}
        multiple={(presentation.most ?? 1) > 1}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint: props.hint, error })}
        onChange={({ target }) => choose([...(target.files ?? [])])}
      />
      <p role="status" className="visually-hidden">
        {chosen.length > 0 && `${label}: ${chosen.map((file) => file.name).join(', ')}`}
      </p>
    </Labelled>
  );
}
