import { testCard } from '#preview/visual/run/test-card.ts';
import { sendFiles, serveLocally } from '#preview/visual/serve/serve-files.ts';
import type { Kit } from './build-kit.ts';

export interface ServedKit {
  readonly url: string;
  /** The same pages, where images and videos are not found. */
  readonly urlWithoutMedia: string;
  readonly close: () => Promise<void>;
}

/** The page for the checks: the markup of its tiles with the styles and script of the site’s blocks. */
const documentOf = (id: string, markup: string): string => `<!doctype html>
<html lang="en-GB" data-theme="default">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${id}</title>
<link rel="stylesheet" href="/assets/style.css"><script type="module" src="/assets/start.js"></script></head>
<body><main class="page" data-example="${id}">${markup}</main></body>
</html>`;

/** Keeps pages from loading anything else. Playwright routes would do so too, but they disable the browser cache. */
const policy = "default-src 'self' 'unsafe-inline' data: blob:";

/** Serves pages by id, with a test card for every image. */
export async function serveKit(assets: string, render: Kit['render']): Promise<ServedKit> {
  const sendFile = sendFiles(assets);
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
    request.url = pathname.startsWith('/assets/') ? pathname.slice('/assets'.length) : '/';
    sendFile(request, response);
  });
  return { url, urlWithoutMedia: url.replace('127.0.0.1', 'localhost'), close };
}
