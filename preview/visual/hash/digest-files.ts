import { join, relative } from 'node:path';
import { digest } from './digest.ts';
import { lockedVersions, packageFolderOf, readLockFile } from './locked-packages.ts';
import { memoize } from './memoize.ts';
import { type ModuleGraph, reachableFiles, reachableStyles } from './module-graph.ts';

export interface FileDigests {
  /** Of the files in this order; of packages, the versions with all their dependencies. */
  readonly files: (files: readonly string[]) => string;
  /**
   * Of the style sheets among the files and everything they refer to, in the order of the catalogue, because later
   * rules win.
   */
  readonly styles: (files: readonly string[]) => string;
  /** Of packages by their folders, such as `node_modules/react`, with all their dependencies. */
  readonly packages: (folders: Iterable<string>) => string;
}

/** `entries` are the entry modules of the catalogue. */
export function createFileDigests(root: string, graph: ModuleGraph, entries: readonly string[]): FileDigests {
  const { read } = graph;
  const locked = readLockFile(read(join(root, 'package-lock.json')).toString());
  const positions = new Map(reachableFiles(entries, graph).map((file, position) => [file, position]));
  const position = (file: string): number => positions.get(file) ?? 0;
  const digestFile = memoize((file) => digest(relative(root, file), read(file)));
  const packages = (folders: Iterable<string>): string => digest(...lockedVersions(locked, folders));
  const files = (each: readonly string[]): string => {
    const folders = new Set(each.flatMap((file) => packageFolderOf(file) ?? []));
    return digest(packages(folders), ...each.filter((file) => !packageFolderOf(file)).map(digestFile));
  };
  return {
    files,
    packages,
    styles: (each) => files([...reachableStyles(each, graph)].sort((one, other) => position(one) - position(other))),
  };
}
