import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { mediaQuery } from '../api/media.ts';
import { useLostFocus } from '../pages/use-lost-focus.ts';
import { Toast } from '../ui/dialogs/toast.tsx';
import { FailedChanges } from './changes/failed-changes.tsx';
import { type ReportChange, useFailedChanges } from './changes/use-media-change.ts';
import { RestoreButton } from './deleted/restore-button.tsx';
import { MediaDetails } from './details/media-details.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { useWarningBeforeUnload } from './use-warning-before-unload.ts';

/** The latest message, and the file that it says is deleted. */
interface ChangeMessage {
  readonly text: string;
  readonly deleted: MediaFile | undefined;
}

/** All images and videos, and what editors can do with them. */
export function MediaLibrary() {
  const { data } = useQuery(mediaQuery);
  const [selected, setSelected] = useState<string>();
  const [message, setMessage] = useState<ChangeMessage>();
  const report: ReportChange = (text, deleted) => setMessage({ text, deleted });
  const { heading, toast } = useLostFocus(message !== undefined);
  const failed = useFailedChanges();
  useWarningBeforeUnload(failed.some(({ change }) => change.type === 'describe'));
  const file = data?.find(({ url }) => url === selected);
  return (
    <main className="pages media-library">
      <title>Media</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          Media
        </h1>
      </header>
      <div className="toasts" role="status" ref={toast}>
        {message && (
          <Toast
            more={
              message.deleted && (
                <RestoreButton key={message.deleted.url} file={message.deleted} onMessage={report}>
                  Undo
                </RestoreButton>
              )
            }
            onClose={() => setMessage(undefined)}
          >
            {message.text}
          </Toast>
        )}
      </div>
      <FailedChanges failed={failed.filter(({ change }) => change.file.url !== file?.url)} />
      <MediaBrowser onPick={({ url }) => setSelected(url)} onRestored={report} />
      {file && (
        <MediaDetails
          key={file.url}
          file={file}
          onReplaced={({ url }) => setSelected(url)}
          onMessage={report}
          onClose={() => setSelected(undefined)}
        />
      )}
    </main>
  );
}
