import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { cacheMediaFile } from '#preview/app/api/media.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { capturePoster } from './capture-poster.ts';
import { uploadFile } from './upload-file.ts';

/** A file that is being uploaded. */
export interface Upload {
  readonly id: string;
  readonly source: File;
  readonly state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'cancelled';
  /** The share of the file that has arrived, 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly message?: string;
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

/** Uploads files one after another. `onDone` is called with each file that was added to the library. */
export function useUploads(onDone?: (file: MediaFile) => void): Uploads {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());
  const latest = useRef(onDone);
  latest.current = onDone;

  const update = useCallback((id: string, change: Partial<Upload>) => {
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }, []);

  const send = useCallback(
    async (id: string, source: File, { signal }: AbortController) => {
      if (signal.aborted) return;
      update(id, { state: 'sending', progress: 0 });
      try {
        const poster = source.type.startsWith('video/') ? await capturePoster(source) : undefined;
        const posterFile = poster && (await uploadFile(poster, { signal }));
        const file = await uploadFile(source, {
          signal,
          poster: posterFile?.url,
          onProgress: (progress) => update(id, { progress, state: progress < 1 ? 'sending' : 'processing' }),
        });
        for (const each of [posterFile, file]) if (each) cacheMediaFile(client, each);
        update(id, { state: 'done' });
        latest.current?.(file);
      } catch (error) {
        update(id, signal.aborted ? { state: 'cancelled' } : { state: 'failed', message: messageOf(error) });
      }
    },
    [client, update],
  );

  const enqueue = useCallback(
    (id: string, source: File) => {
      const controller = new AbortController();
      controllers.current.set(id, controller);
      queue.current = queue.current.then(() => send(id, source, controller));
    },
    [send],
  );

  return {
    uploads,
    add(files) {
      const added = [...files].map((source) => ({ id: crypto.randomUUID(), source }));
      setUploads((all) => [...all, ...added.map((each) => ({ ...each, state: 'waiting' as const, progress: 0 }))]);
      for (const { id, source } of added) enqueue(id, source);
    },
    retry({ id, source }) {
      update(id, { state: 'waiting', progress: 0 });
      enqueue(id, source);
    },
    cancel({ id }) {
      controllers.current.get(id)?.abort();
      update(id, { state: 'cancelled' });
    },
    dismiss: () => setUploads((all) => all.filter(isActive)),
  };
}
