import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { serverPaths } from '#site/routing/server-paths.ts';

/** Creates a check whether the site itself has the image or video at a path. */
export function createOwnMedia(dataDir: string): (path: string) => boolean {
  const folder = join(dataDir, 'media');
  return (path) => {
    if (!path.startsWith(serverPaths.mediaFiles)) return false;
    const file = join(folder, path.slice(serverPaths.mediaFiles.length));
    return file.startsWith(folder + sep) && existsSync(file);
  };
}
