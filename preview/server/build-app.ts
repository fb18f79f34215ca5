import { build } from 'vite';
import { appHash } from '#site/build/source-hash.mjs';
import { appBuildOptions } from './app-build-options.ts';
import { appBuilds } from './app-builds.ts';

/**
 * Builds the preview app, unless these sources are built already. `start.mjs` passes the hash of the sources and the id
 * of the process that uses the build.
 */
const [name = appHash(), holder] = process.argv.slice(2);

const buildApp = async (): Promise<void> => {
  // A test that starts the product has another value, for which the bundler would include React for development.
  process.env = { ...process.env, NODE_ENV: 'production' };
  await build(appBuildOptions(appBuilds.folderOf(name)));
};

const wait = (): void => {
  process.stdout.write('Another process is building the preview app. Waiting…\n');
};
do await appBuilds.buildOnce(name, buildApp, wait);
while (holder !== undefined && !appBuilds.markInUse(name, Number(holder)));
appBuilds.removeOld();
