import type { MediaFile } from '#schemas/api/content/editing-tools.ts';
import { listPageContents } from '../content/store/all-content.ts';
import { listContents } from '../content/store/contents.ts';
import type { Connection } from '../database/tables.ts';
import type { FoundMedia } from './media-folder.ts';
import { type MediaWords, wordsInContent } from './media-words.ts';

const kinds = ['restaurants', 'menu', 'offer', 'settings', 'social', 'job'] as const;

async function allWords(connection: Connection): Promise<MediaWords> {
  const pages = await listPageContents(connection);
  const texts = pages.flatMap(({ published, draft }) => [published, draft].filter((text) => text !== null));
  for (const kind of kinds) texts.push(...(await listContents(connection, kind)));
  return wordsInContent(texts.map((text): unknown => JSON.parse(text)));
}

const stemOf = (url: string): string => url.replace(/\.\w+$/, '');

/**
 * What lies in the folder, with what content says of it. Smaller sizes of a picture stand with the picture; of a film
 * in two formats the mp4 is listed, which every browser plays.
 */
export async function describeMedia(connection: Connection, found: readonly FoundMedia[]): Promise<MediaFile[]> {
  const { mentions, smaller } = await allWords(connection);
  const urls = new Set(found.map(({ url }) => url));
  const pictures = new Map(
    found.filter(({ kind }) => kind === 'picture').map(({ url }) => [stemOf(url), url] as const),
  );
  const isSecond = ({ url }: FoundMedia) =>
    smaller.has(url) || (url.endsWith('.webm') && urls.has(url.replace(/webm$/, 'mp4')));
  return found
    .filter((file) => !isSecond(file))
    .map((file) => ({
      ...file,
      ...mentions.get(file.url),
      ...(file.kind === 'film' && { poster: pictures.get(stemOf(file.url)) }),
    }));
}
