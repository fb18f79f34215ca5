import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { breakpoints } from '#blocks/_shared/styles/breakpoints.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { writeBreakpoints } from './build-breakpoints.ts';
import { frameworkFolder, siteBuilds } from './builds.ts';
import { siteHash } from './source-hash.mjs';

/**
 * Builds everything the site needs to run: the Next.js application, then the site’s own scripts. Sources that are built
 * already are not built again, because a site may be running from that build. `start.mjs` passes the hash of the
 * sources and its process id: the build is marked as used by that process, so that no other start removes it before the
 * site runs.
 */
const [name = siteHash(), ownerPid] = process.argv.slice(2);
const next = join(import.meta.dirname, '../../node_modules/next/dist/bin/next');

const configuration = readConfiguration(process.env);
if (!configuration.ok) {
  process.stderr.write(`${configuration.message}\n`);
  process.exit(1);
}
const { breakpointsPx } = configuration.value;
/** Empty where they equal the defaults, which the sources contain. */
const configuredBreakpoints = breakpointsPx.join() === Object.values(breakpoints).join() ? '' : breakpointsPx.join();

async function build(): Promise<void> {
  // A test that starts the product has another value.
  process.env = { ...process.env, NODE_ENV: 'production' };
  const built = spawnSync(process.execPath, [next, 'build', join(import.meta.dirname, '../next')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_FOLDER: frameworkFolder(name),
      BREAKPOINTS_PX: configuredBreakpoints,
    },
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
  // Imported only here, because most starts find the site built.
  const { buildSiteScripts } = await import('../layout/script/build-site-scripts.ts');
  await buildSiteScripts(
    join(siteBuilds.folderOf(name), 'site-scripts'),
    configuredBreakpoints === '' ? undefined : breakpointsPx,
  );
  writeBreakpoints(siteBuilds.folderOf(name), breakpointsPx);
  // The cache serves later builds of the same folder; there are none.
  rmSync(join(siteBuilds.folderOf(name), 'cache'), { recursive: true, force: true });
}

const printWaiting = (): void => {
  process.stdout.write('Another process is building the site. Waiting for it…\n');
};
const markInUse = (): boolean => ownerPid === undefined || siteBuilds.markInUse(name, Number(ownerPid));

const wasBuilt = siteBuilds.isFinished(name);
do await siteBuilds.buildOnce(name, build, printWaiting);
while (!markInUse());
siteBuilds.removeOld();
if (!wasBuilt || ownerPid === undefined) process.stdout.write(`The site is built: ${siteBuilds.folderOf(name)}\n`);
