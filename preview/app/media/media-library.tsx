import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mediaQuery } from '../api/media.ts';
import { FailedChanges } from './changes/failed-changes.tsx';
import { useFailedChanges } from './changes/use-media-change.ts';
import { MediaDetails } from './details/media-details.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { useWarningBeforeUnload } from './use-warning-before-unload.ts';

/** All images and videos, and what editors can do with them. */
export function MediaLibrary() {
  const { data } = useQuery(mediaQuery);
  const [selected, setSelected] = useState<string>();
  const [message, setMessage] = useState('');
  const failed = useFailedChanges();
  useWarningBeforeUnload(failed.some(({ change }) => change.type === 'describe'));
  const file = data?.find(({ url }) => url === selected);
  return (
    <main className="pages media-library">
      <title>Media</title>
      <header>
        <h1>Media</h1>
      </header>
      <p role="status">{message}</p>
      <FailedChanges failed={failed.filter(({ change }) => change.file.url !== file?.url)} />
      <MediaBrowser onPick={({ url }) => setSelected(url)} />
      {file && (
        <MediaDetails
          key={file.url}
          file={file}
          onReplaced={({ url }) => setSelected(url)}
          onMessage={setMessage}
          onClose={() => setSelected(undefined)}
        />
      )}
    </main>
  );
}
