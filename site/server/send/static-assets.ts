import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { encodeBest, sizeOfBody } from '#site/pages/finish/encode-body.ts';

/** Files served below a path. */
export interface Assets {
  readonly path: string;
  /** Where they lie; the first folder that has a file gives it. */
  readonly folders: readonly string[];
  /** The file names change with the content, so that browsers may keep them for a year. */
  readonly immutable: boolean;
  /** Where the files are made of drawings that lie there: a name that ends in `.jpg` stands for the one in `.svg`. */
  readonly render?: (drawing: Buffer) => Promise<Buffer | undefined>;
}

const contentTypes = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.json', 'application/json'],
  ['.woff2', 'font/woff2'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.ico', 'image/x-icon'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

const compressible = /^(text\/|image\/svg|application\/json)/;

/** A drawing opened by itself must not run anything, whatever it holds. */
const imagePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export interface StaticAssets {
  /** Whether a path belongs to one of the folders. */
  owns(path: string): boolean;
  /** The file if it has been read already. Synchronous, for the shortest path of the server. */
  ready(path: string): StoredDocument | undefined;
  get(path: string): Promise<StoredDocument | undefined>;
}

/** Serves files from folders, read and compressed once, then kept in memory up to `maximumBytes`. */
export function createStaticAssets(all: readonly Assets[], maximumBytes: number): StaticAssets {
  const kept = new LRUCache<string, StoredDocument>({
    maxSize: maximumBytes,
    sizeCalculation: ({ body }) => sizeOfBody(body) + 1,
  });
  const reading = new Map<string, Promise<StoredDocument | undefined>>();
  const assetsOf = (path: string) => all.find((assets) => path.startsWith(assets.path));
  return {
    owns: (path) => assetsOf(path) !== undefined,
    ready: (path) => kept.get(path),
    async get(path) {
      const known = kept.get(path) ?? reading.get(path);
      if (known) return known;
      const assets = assetsOf(path);
      if (!assets) return undefined;
      const read = readFirst(assets, path).finally(() => reading.delete(path));
      reading.set(path, read);
      const made = await read;
      if (made) kept.set(path, made);
      return made;
    },
  };
}

async function readFirst(
  { path, folders, immutable, render }: Assets,
  asked: string,
): Promise<StoredDocument | undefined> {
  const name = asked.slice(path.length);
  for (const folder of folders) {
    const file = render ? drawingIn(folder, name) : fileIn(folder, name);
    const asset = file && (await readAsset(file, immutable, render));
    if (asset) return asset;
  }
  return undefined;
}

/** The file a name stands for, if it lies in the folder: nothing above it is reachable however the name is written. */
function fileIn(folder: string, name: string): string | undefined {
  const file = resolve(folder, `.${sep}${name}`);
  return file.startsWith(join(folder, sep)) && contentTypes.has(extname(file)) ? file : undefined;
}

function drawingIn(folder: string, name: string): string | undefined {
  return name.endsWith('.jpg') ? fileIn(folder, name.replace(/\.jpg$/, '.svg')) : undefined;
}

async function readAsset(
  file: string,
  immutable: boolean,
  render: Assets['render'],
): Promise<StoredDocument | undefined> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  const read = await readFile(file);
  const bytes = render ? await render(read) : read;
  if (!bytes) return undefined;
  const contentType = contentTypes.get(render ? '.jpg' : extname(file)) ?? 'application/octet-stream';
  const body = compressible.test(contentType) ? await encodeBest(bytes) : { identity: bytes };
  const etag = `W/"${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}"`;
  const headers: [string, string][] = [
    ['Content-Type', contentType],
    [
      'Cache-Control',
      immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, stale-while-revalidate=86400',
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ...(contentType.startsWith('video/') ? [['Accept-Ranges', 'bytes'] satisfies [string, string]] : []),
    ...(compressible.test(contentType) ? [['Vary', 'Accept-Encoding'] satisfies [string, string]] : []),
    ...(contentType === 'image/svg+xml' ? [['Content-Security-Policy', imagePolicy] satisfies [string, string]] : []),
  ];
  return { status: 200, whole: true, headers, body, etag, madeAt: facts.mtimeMs, version: '' };
}
