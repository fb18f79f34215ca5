import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { MediaStore } from '#adapters/media-store/media-store.ts';
import type { StoredDocument } from '#site/pages/cache/document-cache.ts';
import { encodeBest, sizeOfBody } from '#site/pages/finish/encode-body.ts';

/** Files served below a path. */
export interface AssetFolder {
  readonly path: string;
  /** Their folders; the first one that contains a file wins. */
  readonly folders: readonly string[];
  /** Whether file names change with their content, so that browsers may cache them for a year. */
  readonly immutable: boolean;
  /** Where files are that are in none of the folders. Their names change with their content. */
  readonly store?: Pick<MediaStore, 'read'>;
  /** Converts SVG files: a name that ends in `.jpg` is created from the `.svg` file of the same name. */
  readonly render?: (svg: Buffer) => Promise<Buffer | undefined>;
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
  ['.gif', 'image/gif'],
  ['.ico', 'image/x-icon'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
  ['.txt', 'text/plain; charset=utf-8'],
]);

const compressible = /^(text\/|image\/svg|application\/json)/;

/** An SVG that is opened directly must not run scripts. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export interface StaticAssets {
  /** Whether a path belongs to one of the folders. */
  owns(path: string): boolean;
  /** The file if it is cached. Synchronous, for the fast path of the server. */
  ready(path: string): StoredDocument | undefined;
  get(path: string): Promise<StoredDocument | undefined>;
}

/** Serves files from folders. They are read and compressed once, then cached in memory up to `maxBytes`. */
export function createStaticAssets(all: readonly AssetFolder[], maxBytes: number): StaticAssets {
  const cache = new LRUCache<string, StoredDocument>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => sizeOfBody(body) + 1,
  });
  const reading = new Map<string, Promise<StoredDocument | undefined>>();
  const folderOf = (path: string) => all.find((assets) => path.startsWith(assets.path));
  return {
    owns: (path) => folderOf(path) !== undefined,
    ready: (path) => cache.get(path),
    async get(path) {
      const known = cache.get(path) ?? reading.get(path);
      if (known) return known;
      const assets = folderOf(path);
      if (!assets) return undefined;
      const read = readFirst(assets, path).finally(() => reading.delete(path));
      reading.set(path, read);
      const asset = await read;
      if (asset) cache.set(path, asset);
      return asset;
    },
  };
}

async function readFirst(
  { path, folders, immutable, store, render }: AssetFolder,
  requested: string,
): Promise<StoredDocument | undefined> {
  const name = requested.slice(path.length);
  for (const folder of folders) {
    const file = render ? svgIn(folder, name) : fileIn(folder, name);
    const asset = file && (await readAsset(file, immutable, render));
    if (asset) return asset;
  }
  return store && readStored(store, name);
}

/** Whether a name has no parts that lead elsewhere in the store. */
const isPlainPath = (name: string): boolean => !name.split('/').some((part) => /^\.{0,2}$/.test(part));

async function readStored(store: Pick<MediaStore, 'read'>, name: string): Promise<StoredDocument | undefined> {
  if (!contentTypes.has(extname(name)) || !isPlainPath(name)) return undefined;
  const bytes = await store.read(name);
  return bytes && createAsset(bytes, { extension: extname(name), immutable: true, etag: `"${name}"`, createdAtMs: 0 });
}

/** The file for a name if it is in the folder: nothing outside is reachable, however the name is written. */
function fileIn(folder: string, name: string): string | undefined {
  const file = resolve(folder, `.${sep}${name}`);
  return file.startsWith(join(folder, sep)) && contentTypes.has(extname(file)) ? file : undefined;
}

function svgIn(folder: string, name: string): string | undefined {
  return name.endsWith('.jpg') ? fileIn(folder, name.replace(/\.jpg$/, '.svg')) : undefined;
}

async function readAsset(
  file: string,
  immutable: boolean,
  render: AssetFolder['render'],
): Promise<StoredDocument | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const read = await readFile(file);
  const bytes = render ? await render(read) : read;
  if (!bytes) return undefined;
  return createAsset(bytes, {
    extension: render ? '.jpg' : extname(file),
    immutable,
    etag: `W/"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
    createdAtMs: stats.mtimeMs,
  });
}

interface AssetFacts extends Pick<StoredDocument, 'etag' | 'createdAtMs'> {
  readonly extension: string;
  readonly immutable: boolean;
}

async function createAsset(
  bytes: Buffer,
  { extension, immutable, etag, createdAtMs }: AssetFacts,
): Promise<StoredDocument> {
  const contentType = contentTypes.get(extension) ?? 'application/octet-stream';
  const body = { identity: bytes, ...(compressible.test(contentType) && (await encodeBest(bytes))) };
  const headers: [string, string][] = [
    ['Content-Type', contentType],
    [
      'Cache-Control',
      immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600, stale-while-revalidate=86400',
    ],
    ['X-Content-Type-Options', 'nosniff'],
    ...(contentType.startsWith('video/') ? [['Accept-Ranges', 'bytes'] satisfies [string, string]] : []),
    ...(compressible.test(contentType) ? [['Vary', 'Accept-Encoding'] satisfies [string, string]] : []),
    ...(contentType === 'image/svg+xml' ? [['Content-Security-Policy', svgPolicy] satisfies [string, string]] : []),
  ];
  return { status: 200, isComplete: true, headers, body, etag, createdAtMs };
}
