import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ignoreDescendantEvents } from '#blocks/_shared/ui/dialog/ignore-descendant-events.ts';
import { mediaQuery } from '#preview/app/api/media.ts';
import { centre, FocalPoint } from '#preview/app/media/details/focal-point.tsx';
import type { MediaFocus } from '#schemas/content/media/media.ts';
import { EditorButton } from '../../ui/editor-button.tsx';

interface OwnFocalPointProps {
  /** The address of the image. */
  readonly url: string;
  /** Absent is the centre. */
  readonly focus: MediaFocus | undefined;
  readonly onChange: (focus: MediaFocus) => void;
  /** Takes the focal point of the library; undefined if it has none. */
  readonly onReset: (focus: MediaFocus | undefined) => void;
}

/** The focal point of an image in one use, and a way back to that of the media library. */
export function OwnFocalPoint({ url, focus, onChange, onReset }: OwnFocalPointProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...mediaQuery, enabled: isOpen });
  const file = data?.find((each) => each.url === url);
  const [own, library] = [focus ?? centre, file?.focus ?? centre];
  const isSame = own.x === library.x && own.y === library.y;
  return (
    <details onToggle={ignoreDescendantEvents(({ currentTarget }) => setOpen(currentTarget.open))}>
      <summary>Focal point</summary>
      <p className="hint">
        {!file && 'Only for this use.'}
        {file &&
          (isSame
            ? 'The same as in the media library. Moving it here changes this use only.'
            : 'Set for this use only. The picture in the media library has another one.')}
      </p>
      <FocalPoint url={url} focus={own} onChange={onChange} />
      {file && !isSame && (
        <EditorButton onClick={() => onReset(file.focus)}>Use the library’s focal point</EditorButton>
      )}
    </details>
  );
}
