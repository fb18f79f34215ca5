import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { testCard } from './test-card.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the static catalogue to this machine alone, at a port that is free, with test cards for pictures. */
export async function serveCatalogue(folder: string): Promise<Served> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return void response.writeHead(404).end();
    if (pathname.startsWith('/media/') && pathname.endsWith('.svg'))
      return void response
        .writeHead(200, { 'Content-Type': 'image/svg+xml' })
        .end(testCard(await readFile(file, 'utf8')));
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': found.size, 'Cache-Control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
