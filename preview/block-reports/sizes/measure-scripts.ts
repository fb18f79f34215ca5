import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle, type Parts } from './bundle.ts';

const blocks = join(import.meta.dirname, '../../../blocks');

/** Sizes in bytes, compressed with brotli as transferred. */
export interface ScriptSizes {
  /** By island name: beyond React and the framework, which every island of a page shares. */
  readonly islands: ReadonlyMap<string, number>;
  /**
   * By tile type: behaviour of its block that needs no React. It is in the script of every page, or loaded after it.
   */
  readonly elements: ReadonlyMap<string, number>;
}

const blockFiles = (ending: string): string[] =>
  readdirSync(blocks, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

/** The modules of all islands by name, as in the registry of islands. */
function islandModules(): Record<string, string> {
  const forms = blockFiles('.generated.client.tsx').map((file): [string, string] => {
    const [, name = ''] = /([\w-]+)\.generated/.exec(file) ?? [];
    return [`form-${name}`, file];
  });
  const own = blockFiles('.client.tsx').flatMap((file): [string, string][] => {
    const [folder = '', name = ''] = file.split('/');
    return name === `${folder}.client.tsx` ? [[folder, file]] : [];
  });
  return Object.fromEntries([...forms, ...own].map(([name, file]) => [name, join(blocks, file)]));
}

/** The size of an entry and of everything it imports statically, in bytes. */
function bytesOf(parts: Parts, name: string): number {
  const chunks = parts.flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const needed = new Set(chunks.filter((chunk) => chunk.isEntry && chunk.name === name));
  if (needed.size === 0) throw new Error(`The bundle has no part ${name}.`);
  for (const chunk of needed) for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
  return [...needed].reduce((bytes, { code }) => bytes + brotliCompressSync(code).length, 0);
}

/** Bundles every island and the custom elements of every block, and measures them. */
export async function measureScripts(): Promise<ScriptSizes> {
  const islands = islandModules();
  const elements = blockFiles('.element.ts').filter((file) => !file.startsWith('_shared/'));
  const islandParts = await bundle(islands);
  const elementBytes = new Map<string, number>();
  for (const file of elements) {
    const [type = ''] = file.split('/');
    const bytes = bytesOf(await bundle({ element: join(blocks, file) }), 'element');
    elementBytes.set(type, (elementBytes.get(type) ?? 0) + bytes);
  }
  return {
    islands: new Map(Object.keys(islands).map((name) => [name, bytesOf(islandParts, name)])),
    elements: elementBytes,
  };
}
