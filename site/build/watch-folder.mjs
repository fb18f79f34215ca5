// Plain JavaScript without packages, because it runs before anything is installed.
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** The directories and files in a directory; none where it is not there any more. */
function entriesOf(directory) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * Calls `onChange` with the path, from `folder`, of each file in it or below that changes. Gives what ends it. Each directory
 * is watched by itself, because on Linux Node's recursive watch loses a file that an editor replaces by another.
 */
export function watchFolder(folder, onChange) {
  const watchers = new Map();
  const forget = (path) => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };
  const watchDirectory = (path) => {
    forget(path);
    const watcher = watch(join(folder, path), (_, name) => name !== null && read(join(path, String(name))));
    watcher.on('error', () => forget(path));
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
  const read = (path) => {
    const parent = entriesOf(join(folder, path, '..'));
    const isDirectory = parent.some((entry) => entry.isDirectory() && join(path, '..', entry.name) === path);
    // The files of a new directory were there before it was watched.
    if (isDirectory && !watchers.has(path)) watchBelow(path, onChange);
    else if (!isDirectory) {
      forget(path);
      onChange(path);
    }
  };
  watchBelow('', () => undefined);
  return () => [...watchers.keys()].forEach(forget);
}
