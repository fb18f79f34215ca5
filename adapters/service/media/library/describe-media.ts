import type { MediaFile } from '#schemas/api/content/media-library.ts';
import { listPageContents } from '../../content/store/all-content.ts';
import { listContents } from '../../content/store/contents.ts';
import type { Connection } from '../../database/tables.ts';
import { collectMediaDescriptions, type MediaDescriptions } from './media-descriptions.ts';

const kinds = ['restaurants', 'menu', 'offer', 'settings', 'social', 'job'] as const;

async function readMediaDescriptions(connection: Connection): Promise<MediaDescriptions> {
  const pages = await listPageContents(connection);
  const texts = pages.flatMap(({ published, draft }) => [published, draft].filter((text) => text !== null));
  for (const kind of kinds) texts.push(...(await listContents(connection, kind)));
  return collectMediaDescriptions(texts.map((text): unknown => JSON.parse(text)));
}

const removeExtension = (url: string): string => url.replace(/\.\w+$/, '');

/**
 * Media files with their descriptions in content. Smaller variants of an image are left out. Of a video in two formats
 * only the MP4 is listed, which every browser can play.
 */
export async function describeMedia(connection: Connection, found: readonly MediaFile[]): Promise<MediaFile[]> {
  const { descriptions, variantUrls } = await readMediaDescriptions(connection);
  const urls = new Set(found.map(({ url }) => url));
  const imageUrls = new Map(
    found.filter(({ kind }) => kind === 'image').map(({ url }) => [removeExtension(url), url] as const),
  );
  const isSecondary = ({ url }: MediaFile) =>
    variantUrls.has(url) || (url.endsWith('.webm') && urls.has(url.replace(/webm$/, 'mp4')));
  return found
    .filter((file) => !isSecondary(file))
    .map((file) => ({
      ...file,
      ...descriptions.get(file.url),
      ...(file.kind === 'video' && { poster: file.poster ?? imageUrls.get(removeExtension(file.url)) }),
    }));
}
