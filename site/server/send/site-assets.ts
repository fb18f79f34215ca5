import { join } from 'node:path';
import { siteBuilds } from '#site/build/builds.ts';
import { developmentFrame } from '#site/layout/script/build-frame.ts';
import type { RenderSocialCard } from '#site/pages/head/render-social-card.ts';
import { serverPaths } from '#site/routing/server-paths.ts';
import { createStaticAssets, type StaticAssets } from './static-assets.ts';

/** Bytes of the files that are kept in memory. */
const mostBytes = 128_000_000;

/** Where a build keeps the framework's files. */
export const staticIn = (build: string): string => join(siteBuilds.folderOf(build), 'static');
/** Where a build keeps the site's own script. */
export const frameIn = (build: string): string => join(siteBuilds.folderOf(build), 'frame');

/** Pages that were drawn before the site was built anew ask for the files of that time: those are still served. */
export function siteAssets(
  dataDir: string,
  build: string | undefined,
  render: RenderSocialCard | undefined,
): StaticAssets {
  const builds = build === undefined ? [] : [build, ...siteBuilds.finished().filter((name) => name !== build)];
  return createStaticAssets(
    [
      { path: serverPaths.frameworkFiles, folders: builds.map(staticIn), immutable: true },
      {
        path: serverPaths.frameFiles,
        folders: build === undefined ? [developmentFrame] : builds.map(frameIn),
        immutable: true,
      },
      { path: serverPaths.mediaFiles, folders: [join(dataDir, 'media')], immutable: false },
      ...(render
        ? [{ path: serverPaths.socialCards, folders: [join(dataDir, 'media')], immutable: false, render }]
        : []),
    ],
    mostBytes,
  );
}
