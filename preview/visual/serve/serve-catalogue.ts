import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { testCard } from '../run/test-card.ts';
import { type StaticServer, sendFiles, serveLocally } from './serve-files.ts';

/** Serves the static catalogue, with test cards for images. */
export function serveCatalogue(folder: string): Promise<StaticServer> {
  const sendFile = sendFiles(folder);
  return serveLocally(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    const image =
      pathname.startsWith('/media/') && pathname.endsWith('.svg')
        ? await readFile(file, 'utf8').catch(() => undefined)
        : undefined;
    if (image === undefined) return sendFile(request, response);
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(testCard(image));
  });
}
