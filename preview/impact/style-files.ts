import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Hashes of style files by their path from the root. */
export type StyleHashes = Readonly<Record<string, string>>;

export interface TreeStyles {
  /** The style files that each block uses, directly or through imports. */
  readonly ofType: Readonly<Record<string, StyleHashes>>;
  /** Those of the form that a tile of any type can have. */
  readonly form: StyleHashes;
  /** Those of every page: tokens, base, tile grid, themes. */
  readonly shared: StyleHashes;
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Static imports, and style sheets imported by a style sheet. */
const imports = /(?:\bfrom\s+|^import\s+|@import\s+(?:url\()?)['"](\.{1,2}\/[^'"]+|#blocks\/[^'"]+)['"]/gm;

/** All files below `blocks` that a file imports, directly or indirectly. */
function importedFrom(root: string, file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  if (!/\.(css|tsx?)$/.test(file)) return seen;
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports))
    importedFrom(root, path.startsWith('#') ? join(root, path.slice(1)) : join(dirname(file), path), seen);
  return seen;
}

const hashesOf = (root: string, files: Iterable<string>): StyleHashes =>
  Object.fromEntries(
    [...files]
      .filter((file) => file.endsWith('.css'))
      .sort()
      .map((file) => [relative(root, file), hashOf(file)]),
  );

/** The style files of a tree: those of each block, and the shared ones. */
export function readStyles(root: string): TreeStyles {
  const blocks = join(root, 'blocks');
  const types = readdirSync(blocks).filter((name) => existsSync(join(blocks, name, `${name}.tsx`)));
  const shared = readdirSync(join(blocks, '_shared'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !name.endsWith('.module.css'))
    .map((name) => join(blocks, '_shared', name));
  const own = types.map((type) => [type, hashesOf(root, importedFrom(root, join(blocks, type, `${type}.tsx`)))]);
  const form = hashesOf(root, importedFrom(root, join(blocks, '_shared/forms/tile/tile-form.tsx')));
  return { ofType: Object.fromEntries(own), form, shared: hashesOf(root, shared) };
}

/** The files that differ between two trees, or that only one of them has. */
export const changedStyles = (base: StyleHashes = {}, head: StyleHashes = {}): readonly string[] =>
  [...new Set([...Object.keys(base), ...Object.keys(head)])].filter((file) => base[file] !== head[file]).sort();
