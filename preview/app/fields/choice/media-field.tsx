import { useEffect, useRef, useState } from 'react';
import { MediaPicker } from '#preview/app/editor/picker/media-picker.tsx';
import { isDecoration, missingAlternative } from '#preview/review/values/missing-alternative.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { media, mediaFocus } from '#schemas/content/media/media.ts';
import { EditorButton } from '../../ui/editor-button.tsx';
import { describeFields, type FieldOf } from '../describe-field.ts';
import type { ControlProps } from '../field-control.tsx';
import { FieldGroup } from '../structure/field-group.tsx';
import { mediaValueOf } from './media-value-of.ts';
import { OwnFocalPoint } from './own-focal-point.tsx';

const fields = describeFields(media);
/** Fields of an image that have a control of their own, or are set with the image. */
const ownControls: ReadonlySet<string> = new Set(['alt', 'focus', 'variants']);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

const urlOf = (value: unknown): string | undefined => {
  const { url } = recordOf(value);
  return typeof url === 'string' ? url : undefined;
};

const altOf = (value: unknown): string => {
  const { alt } = recordOf(value);
  return typeof alt === 'string' ? alt.trim() : '';
};

const focusOf = (value: unknown) => mediaFocus.safeParse(recordOf(value).focus).data;

/** An image chosen from the media library. Its alternative text has a field beside it, because it matters most. */
export function MediaField({ field, value, change, type, path }: ControlProps<FieldOf<'media'>>) {
  const [isOpen, setOpen] = useState(false);
  const [isDescribing, setDescribing] = useState(false);
  const alternativeText = useRef<HTMLDivElement>(null);
  const url = urlOf(value);
  const selectImage = (file: MediaFile): void => {
    change(mediaValueOf(file));
    setDescribing(!file.alt && !isDecoration(path));
    setOpen(false);
  };
  // After the dialog, which returns the focus to its button.
  useEffect(() => {
    if (!isDescribing || isOpen) return;
    alternativeText.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    setDescribing(false);
  }, [isDescribing, isOpen]);
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
      <div ref={alternativeText}>
        {url !== undefined && <FieldGroup path={path} fields={fields.filter(({ name }) => name === 'alt')} />}
      </div>
      <div role="status">
        {url !== undefined && !altOf(value) && !isDecoration(path) && (
          <p className="warning-message">{missingAlternative}</p>
        )}
      </div>
      {url !== undefined && (
        <OwnFocalPoint
          key={url}
          url={url}
          focus={focusOf(value)}
          onChange={(focus) => type({ ...recordOf(value), focus })}
          onReset={(focus) => {
            const { focus: _, ...rest } = recordOf(value);
            change(focus ? { ...rest, focus } : rest);
          }}
        />
      )}
      {value !== undefined && value !== null && (
        <details>
          <summary>Address and size</summary>
          <FieldGroup path={path} fields={fields.filter(({ name }) => !ownControls.has(name))} />
        </details>
      )}
      {isOpen && <MediaPicker kind="image" onPick={selectImage} onClose={() => setOpen(false)} />}
    </>
  );
}
