import { useState } from 'react';
import { MediaPicker } from '#preview/app/editor/picker/media-picker.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { media } from '#schemas/content/media/media.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { describeFields, type FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { FieldGroup } from '../structure/field-group.tsx';
import { mediaValueOf } from './media-value-of.ts';

const fields = describeFields(media);

const urlOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
    ? value.url
    : undefined;

/** An image chosen from the media library. Its alternative text has a field beside it, because it matters most. */
export function MediaField({ field, value, change, path }: ControlProps<FieldOf<'media'>>) {
  const [isOpen, setOpen] = useState(false);
  const url = urlOf(value);
  const selectImage = (file: MediaFile): void => {
    change(mediaValueOf(file));
    setOpen(false);
  };
  return (
    <>
      {url !== undefined && <img className="selected-image" src={url} alt="" />}
      <div className="media-actions">
        <EditorButton onClick={() => setOpen(true)}>
          {url === undefined ? `Choose ${field.title.toLowerCase()}` : 'Choose another'}
        </EditorButton>
        {value !== undefined && value !== null && !field.isRequired && (
          <EditorButton onClick={() => change(undefined)}>Remove</EditorButton>
        )}
      </div>
      {url !== undefined && <FieldGroup path={path} fields={fields.filter(({ name }) => name === 'alt')} />}
      {value !== undefined && value !== null && (
        <details>
          <summary>Address and size</summary>
          <FieldGroup path={path} fields={fields.filter(({ name }) => name !== 'alt' && name !== 'variants')} />
        </details>
      )}
      {isOpen && <MediaPicker kind="picture" onPick={selectImage} onClose={() => setOpen(false)} />}
    </>
  );
}
