import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaQuery } from '#preview/app/api/media.ts';
import { TestQueries } from '#preview/app/testing/test-queries.tsx';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { useUploads } from './use-uploads.ts';

afterEach(() => vi.unstubAllGlobals());

/** Uploads to a service that lists the files it has. The first list can be slow: it lacks what arrives meanwhile. */
function setUp({ isFirstSlow = false } = {}) {
  const stored: MediaFile[] = [];
  const reads: string[] = [];
  const first = Promise.withResolvers<void>();
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = '{}' }: { method?: string; body?: string } = {}) => {
      if (method === 'PUT') return Response.json({ bytes: 1 });
      if (method === 'POST') {
        const { name } = JSON.parse(body);
        const file = { url: `/media/library/${name}`, kind: 'image', name, width: 1, height: 1, bytes: 1 } as const;
        stored.unshift(file);
        return Response.json({ file });
      }
      reads.push(url);
      const media = [...stored];
      if (isFirstSlow && reads.length === 1) await first.promise;
      return Response.json({ media });
    },
  );
  const { result } = renderHook(() => ({ uploads: useUploads(), files: useQuery(mediaQuery).data }), {
    wrapper: TestQueries,
  });
  const upload = async (...names: string[]) => {
    act(() => result.current.uploads.add(names.map((name) => new File(['x'], name))));
    await waitFor(() => expect(result.current.uploads.uploads.every(({ state }) => state === 'done')).toBe(true));
  };
  return { result, reads, upload, sendFirst: first.resolve };
}

describe('a batch of uploads', () => {
  it('is in the list at once, which is not loaded again [editor.media]', async () => {
    const { result, reads, upload } = setUp();
    await waitFor(() => expect(result.current.files).toEqual([]));
    await upload('one.png', 'two.png', 'three.png');
    expect(result.current.files?.map(({ name }) => name)).toEqual(['three.png', 'two.png', 'one.png']);
    expect(reads).toHaveLength(1);
  });

  it('that arrives while the list is loaded is in it after one more load [editor.media]', async () => {
    const { result, reads, upload, sendFirst } = setUp({ isFirstSlow: true });
    await upload('one.png', 'two.png', 'three.png');
    act(() => sendFirst());
    await waitFor(() => expect(result.current.files).toHaveLength(3));
    expect(reads).toHaveLength(2);
  });

  it('is counted without the files that were refused before [editor.media]', async () => {
    const { result, upload } = setUp();
    act(() => result.current.uploads.add([new File([], 'empty.png')]));
    await waitFor(() => expect(result.current.uploads.uploads[0]?.state).toBe('refused'));
    await upload('one.png');
    expect(result.current.uploads.uploads.map(({ source }) => source.name)).toEqual(['one.png']);
  });
});
