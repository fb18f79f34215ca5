import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Configuration } from '#schemas/configuration/configuration.ts';
import { serverPaths } from '#site/routing/server-paths.ts';

/** Creates a check whether the site itself, not the API, has the image or video at a path. */
export function createOwnMedia(
  dataDir: string,
  { mediaFromApi }: Pick<Configuration, 'mediaFromApi'>,
): (path: string) => boolean {
  if (!mediaFromApi) return () => true;
  const folder = join(dataDir, 'media');
  return (path) => {
    if (!path.startsWith(serverPaths.mediaFiles)) return false;
    const file = join(folder, path.slice(serverPaths.mediaFiles.length));
    return file.startsWith(folder + sep) && existsSync(file);
  };
}
