// Plain JavaScript without packages, because it runs before anything is installed.
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** The entries of a directory; none where it no longer exists. */
function entriesOf(directory) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Calls `onChange` with the path, relative to `folder`, of each file below it that changes. Returns a function that
 * stops watching. Each directory is watched separately, because on Linux Node’s recursive watch loses a file that an
 * editor replaces.
 */
export function watchFolder(folder, onChange) {
  const watchers = new Map();
  const unwatch = (path) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const watchDirectory = (path) => {
    unwatch(path);
    const watcher = watch(join(folder, path), (_, name) => name !== null && handleChange(join(path, String(name))));
    watcher.on('error', () => unwatch(path));
    watchers.set(path, watcher);
    return entriesOf(join(folder, path));
  };
  const watchBelow = (path, onFile) => {
    for (const entry of watchDirectory(path)) {
      const inside = join(path, entry.name);
      if (entry.isDirectory()) watchBelow(inside, onFile);
      else onFile(inside);
    }
  };
  const handleChange = (path) => {
    const parent = entriesOf(join(folder, path, '..'));
    const isDirectory = parent.some((entry) => entry.isDirectory() && join(path, '..', entry.name) === path);
    // Report the files of a new directory: they may have been written before it was watched.
    if (isDirectory && !watchers.has(path)) watchBelow(path, onChange);
    else if (!isDirectory) {
      unwatch(path);
      onChange(path);
    }
  };
  watchBelow('', () => undefined);
  return () => [...watchers.keys()].forEach(unwatch);
}
