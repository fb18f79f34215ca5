import { type ReactNode, useId, useRef } from 'react';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import { maxImageBytes, maxVideoBytes } from '#schemas/api/content/media-library.ts';
import { UploadList } from './upload-list.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { Uploads } from './use-uploads.ts';

const acceptedTypes = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml',
  video: 'video/mp4,video/webm',
} as const;

interface UploadAreaProps {
  readonly uploads: Uploads;
  /** The kind of files; by default both. */
  readonly kind?: keyof typeof acceptedTypes | undefined;
  /** The library. */
  readonly children: ReactNode;
}

/** Takes files that are chosen, dropped anywhere on the window, or pasted. */
export function UploadArea({ uploads, kind, children }: UploadAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { add } = uploads;
  const isOver = useDroppedFiles(area, add);
  return (
    <div className="upload-area" ref={area} data-over={isOver || undefined}>
      <div className="upload-bar">
        <EditorButton variant="primary" aria-describedby={hintId} onClick={() => input.current?.click()}>
          Upload files
        </EditorButton>
        <p id={hintId}>{`Or drop or paste them here. ${describeFormats(kind)}`}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={kind ? acceptedTypes[kind] : Object.values(acceptedTypes).join()}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = '';
          }}
        />
      </div>
      <UploadList uploads={uploads} />
      {children}
    </div>
  );
}

const imageFormats = `JPEG, PNG, WebP, AVIF, GIF or SVG, up to ${maxImageBytes / 1_000_000} MB`;
const videoFormats = `MP4 or WebM, up to ${maxVideoBytes / 1_000_000} MB`;

function describeFormats(kind: UploadAreaProps['kind']): string {
  if (kind === 'image') return `${imageFormats}.`;
  return kind === 'video' ? `${videoFormats}.` : `Pictures: ${imageFormats}. Videos: ${videoFormats}.`;
}
