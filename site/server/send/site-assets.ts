import { join } from 'node:path';
import type { MediaStore } from '#adapters/media-store/media-store.ts';
import { siteBuilds } from '#site/build/builds.ts';
import { developmentScripts } from '#site/layout/script/build-site-scripts.ts';
import type { RenderSocialCard } from '#site/pages/head/render-social-card.ts';
import { serverPaths } from '#site/routing/server-paths.ts';
import { createStaticAssets, type StaticAssets } from './static-assets.ts';

/** The maximum size of the files cached in memory. */
const maxCacheBytes = 128_000_000;

/** The folder of Next.js’s files in a build. */
export const frameworkFilesIn = (build: string): string => join(siteBuilds.folderOf(build), 'static');
/** The folder of the site’s own scripts in a build. */
export const siteScriptsIn = (build: string): string => join(siteBuilds.folderOf(build), 'site-scripts');

/**
 * The files of the site. Older builds are served too, because pages that were rendered before an update still refer to
 * them.
 */
export function siteAssets(
  dataDir: string,
  build: string | undefined,
  render: RenderSocialCard | undefined,
  store?: MediaStore,
): StaticAssets {
  const builds = build === undefined ? [] : [build, ...siteBuilds.finished().filter((name) => name !== build)];
  return createStaticAssets(
    [
      { path: serverPaths.frameworkFiles, folders: builds.map(frameworkFilesIn), immutable: true },
      {
        path: serverPaths.scriptFiles,
        folders: build === undefined ? [developmentScripts] : builds.map(siteScriptsIn),
        immutable: true,
      },
      {
        path: serverPaths.mediaFiles,
        folders: [join(dataDir, 'media')],
        immutable: false,
        ...(store && { store }),
      },
      ...(render
        ? [{ path: serverPaths.socialCards, folders: [join(dataDir, 'media')], immutable: false, render }]
        : []),
    ],
    maxCacheBytes,
  );
}
