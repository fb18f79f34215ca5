import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type MediaFile, mediaLibraryEndpoints } from '#schemas/api/content/media-library.ts';
import type { MediaFocus } from '#schemas/content/media/media.ts';
import { callPreview } from './call-preview.ts';

const {
  mediaList,
  mediaUses,
  addUploadPart,
  finishUpload,
  describeMedia,
  cropMedia,
  replaceMedia,
  deleteMedia,
  restoreMedia,
} = mediaLibraryEndpoints;

/** The files of the media library, the newest first. */
export const mediaQuery = queryOptions({
  queryKey: ['media'],
  queryFn: async ({ signal }) => (await callPreview('/editing/media', mediaList.reply, { signal })).media,
  staleTime: 60_000,
});

/** The deleted files, the last one that was deleted first. Reloaded with the files of the library. */
export const deletedMediaQuery = queryOptions({
  queryKey: [...mediaQuery.queryKey, 'deleted'],
  queryFn: async ({ signal }) => (await callPreview('/editing/media?deleted=true', mediaList.reply, { signal })).media,
  staleTime: 60_000,
});

/** The content that shows a file. */
export const mediaUsesQuery = (url: string) =>
  queryOptions({
    queryKey: ['media-uses', url],
    queryFn: async ({ signal }) =>
      (await callPreview(`/editing/media/uses?url=${encodeURIComponent(url)}`, mediaUses.reply, { signal })).uses,
  });

/** Shows a new or changed file at once, at the top if it is new. */
export function cacheMediaFile(client: QueryClient, file: MediaFile): void {
  client.setQueryData(mediaQuery.queryKey, (files) => {
    if (!files) return files;
    const isKnown = files.some(({ url }) => url === file.url);
    return isKnown ? files.map((each) => (each.url === file.url ? file : each)) : [file, ...files];
  });
}

const uploadPath = (id: string): string => `/editing/media/upload/${id}`;

export const sendUploadPart = (id: string, part: number, content: string, signal: AbortSignal) =>
  callPreview(`${uploadPath(id)}/${part}`, addUploadPart.reply, { method: 'PUT', body: { content }, signal });

interface FinishedUpload {
  readonly name: string;
  readonly parts: number;
  readonly poster: string | undefined;
}

export const sendFinishedUpload = async (id: string, body: FinishedUpload, signal: AbortSignal): Promise<MediaFile> =>
  (await callPreview(uploadPath(id), finishUpload.reply, { method: 'POST', body, signal })).file;

interface MediaDescription {
  readonly url: string;
  readonly alt: string;
  readonly focus: MediaFocus | null;
}

export const saveMediaDescription = async (body: MediaDescription): Promise<MediaFile> =>
  (await callPreview('/editing/media/description', describeMedia.reply, { method: 'PUT', body })).file;

/** A part of an image, in percent of its width and height. */
export interface CropArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const saveCroppedMedia = async (url: string, area: CropArea): Promise<MediaFile> =>
  (await callPreview('/editing/media/crop', cropMedia.reply, { method: 'POST', body: { url, ...area } })).file;

export const replaceMediaEverywhere = async (url: string, by: string) =>
  (await callPreview('/editing/media/replacement', replaceMedia.reply, { method: 'POST', body: { url, by } })).uses;

export const restoreMediaFile = async (url: string): Promise<MediaFile> =>
  (await callPreview('/editing/media/restore', restoreMedia.reply, { method: 'POST', body: { url } })).file;

export const deleteMediaFile = (url: string) =>
  callPreview(`/editing/media?url=${encodeURIComponent(url)}`, deleteMedia.reply, { method: 'DELETE' });
