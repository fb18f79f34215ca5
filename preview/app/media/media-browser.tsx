import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { mediaQuery } from '../api/media.ts';
import { messageOf } from '../api/send-request.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { findMediaFiles, gridPart, MediaGrid } from './media-grid.tsx';
import { UploadArea } from './upload/upload-area.tsx';
import { useUploads } from './upload/use-uploads.ts';

const kinds = [
  ['all', 'Images and videos'],
  ['image', 'Images'],
  ['video', 'Videos'],
] as const;

interface MediaBrowserProps {
  /** Shows files of this kind only. */
  readonly kind?: MediaFile['kind'] | undefined;
  readonly onPick: (file: MediaFile) => void;
  /** Called with a file that was chosen alone and uploaded. */
  readonly onUploaded?: ((file: MediaFile) => void) | undefined;
}

/** The files of the media library, with a search and uploads. */
export function MediaBrowser({ kind: fixedKind, onPick, onUploaded }: MediaBrowserProps) {
  const { data, error, refetch } = useQuery(mediaQuery);
  const [text, setText] = useState('');
  const [chosenKind, setKind] = useState<(typeof kinds)[number][0]>('all');
  const [shown, setShown] = useState(gridPart);
  const uploads = useUploads({ kind: fixedKind, onDone: onUploaded });
  const kind = fixedKind ?? chosenKind;
  const found = findMediaFiles(data ?? [], { text: useDeferredValue(text), kind });
  return (
    <UploadArea uploads={uploads} kind={fixedKind}>
      <search className="page-filters">
        <LabelledControl label="Search">
          <Input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </LabelledControl>
        {fixedKind === undefined && (
          <LabelledControl label="Kind">
            <Select
              value={kind}
              onChange={({ target }) => setKind(kinds.find(([name]) => name === target.value)?.[0] ?? 'all')}
            >
              {kinds.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </LabelledControl>
        )}
      </search>
      {error && (
        <p className="error-message">
          {messageOf(error)} <EditorButton onClick={() => refetch()}>Try again</EditorButton>
        </p>
      )}
      <p className="empty" aria-live="polite">
        {data ? describeResult(found.length, data.length) : !error && 'Loading files…'}
      </p>
      <MediaGrid files={found} shown={shown} onShowMore={() => setShown((count) => count + gridPart)} onPick={onPick} />
    </UploadArea>
  );
}

function describeResult(found: number, all: number): string {
  if (all === 0) return 'There are no files yet. Upload the first one.';
  if (found === 0) return 'No files match these filters.';
  return found === 1 ? '1 file' : `${found} files`;
}
