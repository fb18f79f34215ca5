import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import configuredBreakpoints from '#site/build/loaders/configured-breakpoints.cjs';

const root = join(import.meta.dirname, '../../..');

/** The folder of the site’s scripts in development. */
export const developmentScripts = join(root, 'site/.site-scripts');

/**
 * Bundles the site’s own scripts into `folder`: the script that runs on every page without the framework, and the
 * overlay that editors get over a draft. File names contain a hash of their content. `widths` replace the default
 * breakpoints, as in the framework's build.
 */
export async function buildSiteScripts(folder: string, widths?: readonly number[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: widths ? [replaceBreakpoints(widths)] : [],
    oxc: { jsx: { runtime: 'automatic' } },
    base: '/assets/',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: {
          'site-script': join(root, 'site/layout/script/site-script.ts'),
          overlay: join(root, 'site/drafts/overlay/overlay.ts'),
        },
        checks: { bundlerTimings: false },
        // The sources say which files also run in the browser, for the framework.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
        // Dynamic imports become chunks of their own.
        output: {
          entryFileNames: '[name]-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
}

const replaceBreakpoints = (widths: readonly number[]): Plugin => ({
  name: 'configured-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: [/\.css$/, /\/_shared\/styles\/breakpoints\.ts$/] },
    handler: (source, path) =>
      configuredBreakpoints.call({ resourcePath: path, getOptions: () => ({ widths }) }, source),
  },
});

/** The address of the site’s own script in `folder`. Rejects, with what to do, when it is not built. */
export const findSiteScript = (folder: string): Promise<string> => findScript(folder, 'site-script');

/** The address of the overlay script for drafts. Public pages never mention it. */
export const findOverlayScript = (folder: string): Promise<string> => findScript(folder, 'overlay');

async function findScript(folder: string, name: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const script = files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (!script) throw new Error('The site’s scripts are not built. Run `npm run build`.');
  return `/assets/${script}`;
}

if (import.meta.main) await buildSiteScripts(developmentScripts);
