'use client';

import { Field } from '../../ui/field/field.tsx';
import { describedBy } from '../../ui/field/field-ids.ts';
import { Input } from '../../ui/field/input.tsx';
import { asText, type ControlProps } from '../fields/control.ts';
import { FileRow } from './file-row.client.tsx';
import { useChosenFiles } from './use-chosen-files.client.ts';

/**
 * A file upload. Files from an earlier attempt are listed and need not be chosen again. Rejected files are listed too, and
 * the form is not sent until they are removed or replaced.
 */
export function FilesControl(props: ControlProps) {
  const { id, name, label, presentation, formContext } = props;
  const { input, uploaded, chosen, rejected, error, choose, remove } = useChosenFiles(props);
  return (
    <Field {...props} error={error}>
      {uploaded.map((file, index) => (
        <FileRow key={file.id} file={file} onRemove={formContext.isHydrated ? () => remove(file) : undefined}>
          {(['id', 'name', 'size'] as const).map((part) => (
            <input key={part} type="hidden" name={`${name}.${index}.${part}`} value={asText(file[part])} />
          ))}
        </FileRow>
      ))}
      {chosen.map((file) => (
        <FileRow key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onRemove={() => remove(file)} />
      ))}
      {rejected.map((file) => (
        <FileRow key={`${file.name} ${file.size} rejected`} file={file} isRejected onRemove={() => remove(file)} />
      ))}
      <Input
        ref={input}
        id={id}
        type="file"
        name={name}
        accept={presentation.accept}
        multiple={(presentation.maxFiles ?? 1) > 1}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ id, hint: props.hint, error })}
        onChange={({ target }) => choose([...(target.files ?? [])])}
      />
      <p role="status" className="visually-hidden">
        {chosen.length > 0 && `${label}: ${chosen.map((file) => file.name).join(', ')}`}
      </p>
    </Field>
  );
}
