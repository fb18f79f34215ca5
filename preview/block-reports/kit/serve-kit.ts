import { basename, join } from 'node:path';
import { testCard } from '#preview/visual/run/test-card.ts';
import { sendFile, serveLocally } from '#preview/visual/serve/serve-files.ts';
import type { Kit } from './build-kit.ts';

export interface ServedKit {
  readonly url: string;
  /** The same pages, where pictures and films are not found. */
  readonly urlWithoutMedia: string;
  readonly close: () => Promise<void>;
}

/** A page as the checks look at it: the markup of its tiles, within the style and the script of the site’s blocks. */
const documentOf = (id: string, markup: string): string => `<!doctype html>
<html lang="en-GB" data-theme="default">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${id}</title>
<link rel="stylesheet" href="/assets/style.css"><script type="module" src="/assets/start.js"></script></head>
<body><main class="page" data-example="${id}">${markup}</main></body>
</html>`;

/** Keeps pages from reaching beyond the kit. Routes of the browser’s would do so as well, but switch its cache off. */
const policy = "default-src 'self' 'unsafe-inline' data: blob:";

/** Serves pages by their ids, with a test card for every picture. */
export async function serveKit(assets: string, render: Kit['render']): Promise<ServedKit> {
  const { url, close } = await serveLocally(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const markup = await render(pathname.slice(1));
    if (markup !== undefined) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
      });
      return void response.end(documentOf(pathname.slice(1), markup));
    }
    const hasMedia = !request.headers.host?.startsWith('localhost');
    if (hasMedia && pathname.startsWith('/media/') && pathname.endsWith('.svg')) {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=3600' });
      return void response.end(testCard(''));
    }
    return void sendFile(response, pathname.startsWith('/assets/') ? join(assets, basename(pathname)) : undefined);
  });
  return { url, urlWithoutMedia: url.replace('127.0.0.1', 'localhost'), close };
}
