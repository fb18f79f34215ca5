import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { cacheMediaFile, mediaQuery } from '#preview/app/api/media.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { useWarningBeforeUnload } from '../use-warning-before-unload.ts';
import { capturePoster } from './capture-poster.ts';
import { checkFile } from './check-file.ts';
import { describeFailure } from './describe-failure.ts';
import { uploadFile } from './upload-file.ts';

/** A file that is being uploaded. */
export interface Upload {
  readonly id: string;
  readonly source: File;
  /** A refused file would be refused again; a failed one may succeed. */
  readonly state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'refused' | 'cancelled';
  /** The share of the file that has arrived, 0 to 1. */
  readonly progress: number;
  /** Why it failed or was refused. */
  readonly message?: string | undefined;
  /** Whether it was chosen alone. */
  readonly isAlone: boolean;
  /** The address of the file in the library, once it is there. */
  readonly url?: string | undefined;
  /** Whether the library had the file already. */
  readonly isKnown?: boolean | undefined;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: Iterable<File>): void;
  retry(upload: Upload): void;
  cancel(upload: Upload): void;
  /** Removes uploads that have ended from the list. */
  dismiss(): void;
}

export const isActive = ({ state }: Upload): boolean => ['waiting', 'sending', 'processing'].includes(state);

/** Files that were refused in an earlier selection are not counted with the next. */
const withoutOldRefusals = (uploads: readonly Upload[]): readonly Upload[] =>
  uploads.some(isActive) ? uploads : uploads.filter(({ state }) => state !== 'refused');

interface UploadsOptions {
  /** The kind of files; by default both. */
  readonly kind?: MediaFile['kind'] | undefined;
  /** Called with a file that was chosen alone, when it is in the library. Not called after the view is gone. */
  readonly onDone?: ((file: MediaFile) => void) | undefined;
}

/**
 * Uploads files one after another, even after the view is gone. Each is in the loaded list at once. The list is loaded
 * again only if it was not loaded when a file arrived, once after the last upload.
 */
export function useUploads({ kind, onDone }: UploadsOptions = {}): Uploads {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const waiting = useRef({ count: 0, isListOutdated: false });
  const controllers = useRef(new Map<string, AbortController>());
  const latest = useRef(onDone);
  latest.current = onDone;
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  useWarningBeforeUnload(uploads.some(isActive));

  const update = useCallback((id: string, change: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }, []);

  const send = useCallback(
    async ({ id, source, isAlone }: Pick<Upload, 'id' | 'source' | 'isAlone'>, { signal }: AbortController) => {
      if (signal.aborted) return;
      const rejection = checkFile(source, kind);
      if (rejection !== undefined) return update(id, { state: 'refused', message: rejection });
      update(id, { state: 'sending', progress: 0 });
      try {
        const poster = source.type.startsWith('video/') ? await capturePoster(source) : undefined;
        const posterFile = poster && (await uploadFile(poster, { signal }));
        const file = await uploadFile(source, {
          signal,
          poster: posterFile?.url,
          onProgress: (progress) => update(id, { progress, state: progress < 1 ? 'sending' : 'processing' }),
        });
        const isKnown = client.getQueryData(mediaQuery.queryKey)?.some(({ url }) => url === file.url);
        for (const each of [posterFile, file]) if (each) cacheMediaFile(client, each);
        // A list that is on its way may lack the file.
        if (client.isFetching(mediaQuery) > 0) waiting.current.isListOutdated = true;
        update(id, { state: 'done', url: file.url, isKnown });
        if (isAlone) latest.current?.(file);
      } catch (error) {
        update(id, signal.aborted ? { state: 'cancelled' } : describeFailure(error, source.name, kind));
      }
    },
    [client, update, kind],
  );

  const enqueue = useCallback(
    (upload: Pick<Upload, 'id' | 'source' | 'isAlone'>) => {
      const controller = new AbortController();
      controllers.current.set(upload.id, controller);
      waiting.current.count += 1;
      queue.current = queue.current.then(async () => {
        await send(upload, controller);
        waiting.current.count -= 1;
        if (waiting.current.count > 0 || !waiting.current.isListOutdated) return;
        waiting.current.isListOutdated = false;
        // A first load would go on otherwise.
        await client.cancelQueries(mediaQuery);
        void client.invalidateQueries(mediaQuery);
      });
    },
    [client, send],
  );

  return {
    uploads,
    add(files) {
      const sources = [...files];
      const added = sources.map((source) => ({ id: crypto.randomUUID(), source, isAlone: sources.length === 1 }));
      setUploads((all) => [
        ...withoutOldRefusals(all),
        ...added.map((each) => ({ ...each, state: 'waiting' as const, progress: 0 })),
      ]);
      for (const upload of added) enqueue(upload);
    },
    retry(upload) {
      update(upload.id, { state: 'waiting', progress: 0, message: undefined });
      enqueue(upload);
    },
    cancel({ id }) {
      controllers.current.get(id)?.abort();
      update(id, { state: 'cancelled' });
    },
    dismiss: () => setUploads((all) => all.filter(isActive)),
  };
}
