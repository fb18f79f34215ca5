import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { frameworkFolder, siteBuilds } from './builds.ts';
import { buildFrame } from './frame/build-frame.ts';
import { siteHash } from './source-hash.mjs';

/**
 * Builds everything the site needs to run: the framework's application, then the site's own script. What these sources
 * have been built to before is not built again, because a site may be running from it.
 */
const name = siteHash();
const next = join(import.meta.dirname, '../node_modules/next/dist/bin/next');

if (!siteBuilds.isFinished(name)) {
  const built = spawnSync(process.execPath, [next, 'build', import.meta.dirname], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NEXT_FOLDER: frameworkFolder(name) },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  await buildFrame(join(siteBuilds.folderOf(name), 'frame'));
  // What the next build of the same folder would use; there is none.
  rmSync(join(siteBuilds.folderOf(name), 'cache'), { recursive: true, force: true });
  siteBuilds.finish(name);
}
siteBuilds.removeOld();
process.stdout.write(`The site is built: ${siteBuilds.folderOf(name)}\n`);
