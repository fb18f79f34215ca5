import { dirname, resolve } from 'node:path';
import { packageFolderOf } from './locked-packages.ts';

export interface ModuleGraph {
  /** The imports of each module, static and dynamic, in source order. Absolute paths. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly read: (file: string) => Buffer;
}

export const isStyle = (file: string): boolean => file.endsWith('.css');

const relativeReference = /(?:@import\s+['"]|url\(\s*['"]?|from\s+['"])(\.[^'")]+)/g;

/** Style sheets, images and fonts that a style sheet refers to by a relative path. */
const referencesOf = (file: string, text: string): string[] =>
  [...text.matchAll(relativeReference)].map(([, path = '']) => resolve(dirname(file), path));

/**
 * Every file that is reachable from these, each after its imports, like modules are evaluated. The imports of packages
 * are not followed, and the modules in `without` are left out.
 */
export function reachableFiles(
  files: readonly string[],
  { imports, read }: ModuleGraph,
  without: ReadonlySet<string> = new Set(),
): readonly string[] {
  const seen = new Set<string>();
  const reached: string[] = [];
  const enter = (file: string): void => {
    if (seen.has(file) || without.has(file) || !file.startsWith('/')) return;
    seen.add(file);
    if (!packageFolderOf(file)) {
      for (const each of imports.get(file) ?? []) enter(each);
      if (isStyle(file)) for (const each of referencesOf(file, read(file).toString())) enter(each);
    }
    reached.push(file);
  };
  for (const file of files) enter(file);
  return reached;
}

/** The style sheets among the files, with everything they refer to. */
export const reachableStyles = (files: readonly string[], graph: ModuleGraph): readonly string[] =>
  reachableFiles(files.filter(isStyle), graph);
