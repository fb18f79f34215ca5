import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { endpoints } from '#schemas/api/endpoints.ts';
import { previewApiPath } from '../../../app/api/app-paths.ts';
import { signIn } from '../../product/sign-in.ts';
import { callAsEditor, publish } from '../../product/start-product.ts';
import { referencePage } from '../../reference-page.ts';
import { inParallel } from '../in-parallel.ts';
import { measureRequest, medianOf, time } from '../measure-request.ts';
import type { Dimension, ScaleContext } from '../scale-context.ts';
import type { Measurement } from '../scale-report.ts';
import { readWorkerMs } from '../worker-time.ts';

const pageId = (index: number): string => `copy-${index}`;
const addPage = ({ product }: ScaleContext, index: number) =>
  publish(product, referencePage(10, { id: pageId(index), title: `Copy ${index}` }));

/** Cached while a page is published. None of them shows that page. */
const cachedPaths = ['/', '/find-us', '/menu', ...Array.from({ length: 27 }, (_, index) => `/${pageId(index + 1)}`)];
const requestAll = async ({ product }: ScaleContext): Promise<void> => {
  for (const path of cachedPaths) await measureRequest(product.site + path);
};

/** Milliseconds from publishing a page until the site serves it. */
async function publishAndSee(context: ScaleContext, title: string): Promise<number> {
  const { product } = context;
  return time(async () => {
    await publish(product, referencePage(10, { id: pageId(0), title }));
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      if ((await measureRequest(`${product.site}/${pageId(0)}`)).body.includes(title)) return;
      await sleep(2);
    }
    throw new Error('The published page is not served.');
  });
}

/** Long enough that all that follows a change is done. */
const quietMs = 500;

async function workerMsOf({ product }: ScaleContext, work: () => Promise<void>): Promise<number> {
  await sleep(quietMs);
  const before = readWorkerMs(product.sitePid);
  await work();
  return readWorkerMs(product.sitePid) - before;
}

/** Saves the settings again, so that every document must be rendered again. */
async function changeSettings({ product }: ScaleContext): Promise<void> {
  const { settings } = endpoints.allContent.reply.parse(await callAsEditor(product, 'GET', '/content'));
  await callAsEditor(product, 'PUT', '/brand-settings', z.looseObject({}).parse(settings));
}

let publications = 0;

async function measurePublishing(context: ScaleContext): Promise<Measurement[]> {
  await changeSettings(context);
  const renderMs = (await workerMsOf(context, () => requestAll(context))) / cachedPaths.length;
  if (renderMs < 1) throw new Error('The time of the threads that render cannot be measured.');
  const publish = await medianOf(context.rounds * 3, async () => {
    publications += 1;
    return publishAndSee(context, `Publication ${publications}`);
  });
  const again = Math.round((await workerMsOf(context, () => requestAll(context))) / renderMs);
  return [
    { name: 'publishing, until the page is served', unit: 'ms', value: publish, limit: 1000 },
    { name: 'publishing, cached documents rendered again', unit: 'documents', value: again, limit: 0 },
  ];
}

async function measureLists({ product, rounds }: ScaleContext): Promise<Measurement[]> {
  const list = `${product.preview}${previewApiPath}/editing/find-pages?limit=48`;
  const editor = await signIn(product);
  const { rawBytes } = await measureRequest(list, editor);
  const milliseconds = await medianOf(rounds * 3, async () => (await measureRequest(list, editor)).milliseconds);
  const search = await medianOf(
    rounds * 3,
    async () => (await measureRequest(`${list}&text=c&sort=title`, editor)).milliseconds,
  );
  // A word in the tiles of every page. The first search after a start reads all pages.
  const words = `${list}&text=rice%20copy`;
  const firstWords = await time(() => measureRequest(words, editor));
  const nextWords = await medianOf(rounds * 3, async () => (await measureRequest(words, editor)).milliseconds);
  const sitemap = `${product.site}/sitemap.xml`;
  const first = await measureRequest(sitemap);
  const next = await medianOf(5, async () => (await measureRequest(sitemap)).milliseconds);
  return [
    { name: 'list of pages in the preview app', unit: 'ms', value: milliseconds, limit: 300 },
    { name: 'search in the list of pages', unit: 'ms', value: search, limit: 300 },
    { name: 'search in all texts, first after many changes', unit: 'ms', value: firstWords },
    { name: 'search in all texts', unit: 'ms', value: nextWords, limit: 300 },
    { name: 'list of pages in the preview app', unit: 'kB', value: rawBytes / 1000 },
    { name: 'sitemap', unit: 'kB', value: first.rawBytes / 1000 },
    { name: 'sitemap, first answer', unit: 'ms', value: first.milliseconds, limit: 1000 },
    { name: 'sitemap, next answers', unit: 'ms', value: next },
  ];
}

/** Published pages of the chain, besides those of the demo. */
export function createPagesDimension(): Dimension {
  let published = 0;
  return {
    name: 'pages',
    sizes: [50, 500, 5000],
    async grow(context, size) {
      await inParallel(published, size, (index) => addPage(context, index));
      published = size;
    },
    measure: async (context) => [...(await measurePublishing(context)), ...(await measureLists(context))],
  };
}
