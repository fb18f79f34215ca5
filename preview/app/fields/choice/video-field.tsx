import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaQuery } from '#preview/app/api/media.ts';
import { MediaPicker } from '#preview/app/editor/picker/media-picker.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import { videoSchema } from '#schemas/content/media/media.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { describeFields, type FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { FieldGroup } from '../structure/field-group.tsx';
import { videoValueOf } from './media-value-of.ts';

const fields = describeFields(videoSchema);

/** A video chosen from the media library, with its poster and its label. */
export function VideoField({ field, value, change, path }: ControlProps<FieldOf<'video'>>) {
  const [isOpen, setOpen] = useState(false);
  const { data: files = [] } = useQuery(mediaQuery);
  const url = isRecord(value) && typeof value.url === 'string' ? value.url : undefined;
  return (
    <>
      {url !== undefined && <video className="selected-image" src={url} muted controls preload="metadata" />}
      <div className="media-actions">
        <EditorButton onClick={() => setOpen(true)}>
          {url === undefined ? 'Choose a video' : 'Choose another'}
        </EditorButton>
        {value !== undefined && value !== null && !field.isRequired && (
          <EditorButton onClick={() => change(undefined)}>Remove</EditorButton>
        )}
      </div>
      {value !== undefined && value !== null && (
        <>
          <FieldGroup path={path} fields={fields.filter(({ name }) => name !== 'url')} />
          <details>
            <summary>Address</summary>
            <FieldGroup path={path} fields={fields.filter(({ name }) => name === 'url')} />
          </details>
        </>
      )}
      {isOpen && (
        <MediaPicker
          kind="video"
          onClose={() => setOpen(false)}
          onPick={(file) => {
            change(videoValueOf(file, files, value));
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
