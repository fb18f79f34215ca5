import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { appHash } from '#site/build/source-hash.mjs';
import { appPath } from '../app/api/app-paths.ts';
import { appBuilds } from './app-builds.ts';

/**
 * Builds the preview app, unless these sources have been built. `start.mjs` says what it calls the sources, and its
 * process, for which the build is held.
 */
const [name = appHash(), holder] = process.argv.slice(2);
const root = join(import.meta.dirname, '../app');

const buildApp = async (): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: `${appPath}/`,
    plugins: [react()],
    build: {
      outDir: appBuilds.folderOf(name),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      // Editors have one page open all day: one script of some hundred kilobytes is what it is.
      chunkSizeWarningLimit: 2000,
    },
  });
};

const wait = (): void => {
  process.stdout.write('The preview app is being built by another start. Waiting for it…\n');
};
do await appBuilds.make(name, buildApp, wait);
while (holder !== undefined && !appBuilds.hold(name, Number(holder)));
appBuilds.removeOld();
