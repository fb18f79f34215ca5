import { z } from 'zod';
import type { Database } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { mediaFocus, mediaVariant } from '#schemas/content/media/media.ts';
import { restorePeriodMs } from '../../content/pages/deleted-pages.ts';
import { describeMedia } from './describe-media.ts';
import { listDeletedRows, listDescriptionRows, listFileRows, type MediaFileRow } from './media-rows.ts';

const variantsSchema = z.array(mediaVariant);

/** An uploaded file as editors see it, without its description. */
export const toMediaFile = ({
  url,
  kind,
  width,
  height,
  bytes,
  name,
  uploaded_at,
  variants,
  poster,
}: MediaFileRow): MediaFile => {
  const sizes = variantsSchema.parse(JSON.parse(variants));
  return {
    url,
    kind,
    width,
    height,
    bytes,
    name,
    uploadedAt: uploaded_at,
    ...(sizes.length > 0 && { variants: sizes }),
    ...(poster !== '' && { poster }),
  };
};

/** All files that content can show: uploaded ones, the newest first, then those in the folder. */
export async function listMedia({ database, media }: Pick<Service, 'database' | 'media'>): Promise<MediaFile[]> {
  const uploaded = (await listFileRows(database)).map(toMediaFile);
  const inFolder = (await media.list()).filter(({ url }) => !url.startsWith('/media/library/'));
  return withDescriptions(database, [...uploaded, ...inFolder]);
}

/** The deleted files, which can be restored until they are removed for good. */
export async function listDeletedMedia(database: Database): Promise<MediaFile[]> {
  const files = (await listDeletedRows(database)).map((row) => ({
    ...toMediaFile(row),
    removedAt: new Date(Date.parse(row.deleted_at ?? '') + restorePeriodMs).toISOString(),
  }));
  return withDescriptions(database, files);
}

/** The files with what editors and content say about them. */
async function withDescriptions(database: Database, files: readonly MediaFile[]): Promise<MediaFile[]> {
  const described = await describeMedia(database, files);
  const descriptions = new Map((await listDescriptionRows(database)).map((row) => [row.url, row] as const));
  return described.map((file) => {
    const saved = descriptions.get(file.url);
    const used = file.alt ? { alt: file.alt, isAltOfContent: true as const } : undefined;
    if (!saved) return { ...file, ...used };
    const own = saved.alt === '' && used ? used : { alt: saved.alt };
    return { ...file, ...own, ...(saved.focus && { focus: mediaFocus.parse(JSON.parse(saved.focus)) }) };
  });
}

/** One of these files. */
export const findMedia = async (services: Pick<Service, 'database' | 'media'>, url: string) =>
  (await listMedia(services)).find((file) => file.url === url);
