import { createServer } from 'node:http';
import { parse } from 'parse5';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#site/server/start/listen.ts';
import { weighScripts } from './weigh-scripts.ts';

/** A site on which each file has as many bytes as its name says. */
const site = createServer(({ url = '' }, response) => {
  response.writeHead(200, { 'Content-Length': Number(/\d+/.exec(url)?.[0] ?? 0) }).end();
});
let address: string;
beforeAll(async () => {
  address = await listen(site, '127.0.0.1', 0);
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const weigh = (html: string) => weighScripts(parse(html), address);

describe('the script of a page', () => {
  it('is what its browser loads initially, each file once [preview.publish]', async () => {
    const html = `<head><script src="/script-300.js"></script><script src="/script-20.js" async></script></head>
      <body><script src="/script-300.js"></script><script>inline()</script><link href="/script-5000.css"></body>`;
    expect(await weigh(html)).toEqual({ initial: 320, deferred: 0, interactive: [] });
  });

  it('is without that for legacy browsers [preview.publish]', async () => {
    const html = '<script src="/legacy-900.js" nomodule></script><script src="/modern-40.js"></script>';
    expect(await weigh(html)).toMatchObject({ initial: 40 });
  });

  it('is separate from that which is deferred until a tile needs it [preview.publish]', async () => {
    const html = `<script src="/own-7.js"></script>
      <template id="framework"><script src="/framework-600.js"></script><script src="/legacy-80.js" nomodule></script></template>
      <template id="another"><script src="/another-1000.js"></script></template>`;
    expect(await weigh(html)).toEqual({ initial: 7, deferred: 600, interactive: [] });
    expect(await weigh('<div id="framework"><script src="/inside-11.js"></script></div>')).toMatchObject({
      initial: 11,
      deferred: 0,
    });
  });

  it('names the tiles that have interactive parts, at any depth [preview.publish]', async () => {
    const html = `<section id="films" data-tile="carousel"><div><i data-island="carousel"></i></div></section>
      <section id="words" data-tile="text"><p>Words</p></section>
      <section id="notice"><i data-island="notice"></i></section>
      <section data-tile="booking"><i data-island="booking"></i></section>`;
    expect(await weigh(html)).toMatchObject({ interactive: ['films', ''] });
  });
});
