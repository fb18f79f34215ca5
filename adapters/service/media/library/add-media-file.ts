import type { Service } from '#adapters/service/service.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { addMedia, type MediaServices, type NewMedia } from './add-media.ts';
import { findMedia, toMediaFile } from './list-media.ts';

/**
 * Adds a file to the media library and returns it as editors see it. Content is read only for the descriptions of a
 * file that was in the library before: no content shows a new one, and an editor may add hundreds.
 */
export async function addMediaFile(services: MediaServices & Pick<Service, 'media'>, media: NewMedia) {
  const { row, isNew } = await addMedia(services, media);
  const known: MediaFile | undefined = isNew ? undefined : await findMedia(services, row.url);
  return known ?? toMediaFile(row);
}
