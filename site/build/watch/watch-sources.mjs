// In development: restarts what a changed file affects. Next.js reloads everything else itself.
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { watchFolder } from './watch-folder.mjs';

/** The folders of the site’s server. */
const serverFolders = ['booking', 'drafts', 'forms', 'operations', 'pages', 'rendering', 'routing', 'server', 'visit'];

export const folders = [
  'adapters',
  'schemas',
  'renderer',
  'blocks',
  ...[...serverFolders, 'build', 'layout'].map((name) => `site/${name}`),
];

/**
 * Which parts a file belongs to: the service, the site’s server, the site’s own scripts (read by the server at start),
 * or the preview app (which builds its forms from the schemas).
 */
const parts = [
  [/^adapters\/(service|demo)\//, ['service']],
  [/^adapters\/(api-client|integrations\/third-parties)\//, ['site']],
  [/^schemas\//, ['service', 'site', 'preview']],
  [/^adapters\//, ['service', 'site']],
  [/^site\/(layout|drafts\/overlay)\/.*\.ts$|^blocks\/.*\.element\.ts$/, ['script', 'site']],
  [new RegExp(`^(renderer|site/(${serverFolders.join('|')}))/`), ['site']],
];

/** The parts to restart when a file changes. `path` is relative to the project and uses `/`. */
export function partsToRestart(path) {
  if (!/\.tsx?$/.test(path) || /\.(test|e2e)\.tsx?$/.test(path)) return [];
  return parts.find(([files]) => files.test(path))?.[1] ?? [];
}

/** Calls `onChange` with the parts to restart and the changed files, one call at a time. */
export function watchSources(onChange) {
  const changed = new Set();
  let timer;
  let isFlushing = false;
  const flushChanges = async () => {
    if (isFlushing) return;
    isFlushing = true;
    while (changed.size > 0) {
      const files = [...changed];
      changed.clear();
      await onChange(new Set(files.flatMap(partsToRestart)), files);
    }
    isFlushing = false;
  };
  for (const folder of folders) {
    watchFolder(join(root, folder), (name) => {
      const path = `${folder}/${name.replaceAll('\\', '/')}`;
      if (partsToRestart(path).length === 0) return;
      changed.add(path);
      clearTimeout(timer);
      // Editors write a file in several steps.
      timer = setTimeout(flushChanges, 150);
    });
  }
}
