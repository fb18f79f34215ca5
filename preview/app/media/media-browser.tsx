import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { Input, Select } from '#blocks/_shared/ui/field/input.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { mediaQuery } from '../api/media.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import type { ReportChange } from './changes/use-media-change.ts';
import { DeletedMedia } from './deleted/deleted-media.tsx';
import { findMediaFiles, MediaCard, MediaGrid } from './media-grid.tsx';
import { tellFilesApart } from './media-name.ts';
import { UploadArea } from './upload/upload-area.tsx';
import { useUploads } from './upload/use-uploads.ts';

const kinds = [
  ['all', 'Pictures and videos'],
  ['image', 'Pictures'],
  ['video', 'Videos'],
] as const;

interface MediaBrowserProps {
  /** Shows files of this kind only. */
  readonly kind?: MediaFile['kind'] | undefined;
  /** The address of a file that is not shown. */
  readonly except?: string | undefined;
  /** Whether the search field has the initial focus, as in a dialog. */
  readonly focusesSearch?: boolean | undefined;
  readonly onPick: (file: MediaFile) => void;
  /** Called with a file that was chosen alone and uploaded. */
  readonly onUploaded?: ((file: MediaFile) => void) | undefined;
  /** Offers the deleted files too. Called when one is restored. */
  readonly onRestored?: ReportChange | undefined;
}

/** The files of the media library, with a search and uploads. */
export function MediaBrowser(props: MediaBrowserProps) {
  const { kind: fixedKind, except, focusesSearch = false, onPick, onUploaded, onRestored } = props;
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusesSearch) search.current?.focus();
  }, [focusesSearch]);
  const { data, error, refetch } = useQuery(mediaQuery);
  const [text, setText] = useState('');
  const [chosenKind, setKind] = useState<(typeof kinds)[number][0]>('all');
  const [isDeleted, setDeleted] = useState(false);
  const uploads = useUploads({ kind: fixedKind, onDone: onUploaded });
  const kind = fixedKind ?? chosenKind;
  const filters = { text: useDeferredValue(text), kind };
  const offered = (data ?? []).filter(({ url }) => url !== except);
  const found = findMediaFiles(offered, filters);
  const names = useMemo(() => tellFilesApart(data ?? []), [data]);
  return (
    <UploadArea uploads={uploads} kind={fixedKind}>
      <search className="page-filters">
        <LabelledControl label="Search">
          <Input dir="auto" ref={search} type="search" value={text} onChange={({ target }) => setText(target.value)} />
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
        {onRestored && (
          <LabelledControl label="Status">
            <Select
              value={isDeleted ? 'deleted' : 'kept'}
              onChange={({ target }) => setDeleted(target.value === 'deleted')}
            >
              <option value="kept">In the library</option>
              <option value="deleted">Deleted</option>
            </Select>
          </LabelledControl>
        )}
      </search>
      {onRestored && isDeleted ? (
        <DeletedMedia filters={filters} onMessage={onRestored} />
      ) : (
        <>
          {error && (
            <p className="error-message">
              {errorMessageOf(error)} <EditorButton onClick={() => refetch()}>Try again</EditorButton>
            </p>
          )}
          <p className="empty" aria-live="polite">
            {data ? describeResult(found.length, offered.length) : !error && 'Loading files…'}
          </p>
          <MediaGrid
            files={found}
            renderCard={(file) => <MediaCard file={file} ownName={names.get(file.url)} onPick={onPick} />}
          />
        </>
      )}
    </UploadArea>
  );
}

function describeResult(found: number, all: number): string {
  if (all === 0) return 'There are no files yet. Upload the first one.';
  if (found === 0) return 'No files match these filters.';
  return found === 1 ? '1 file' : `${found} files`;
}
