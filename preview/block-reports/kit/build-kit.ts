import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { eagerIslands } from '#preview/stories/storybook/eager-islands.ts';

const root = join(import.meta.dirname, '../../..');
const out = join(root, 'node_modules/.cache/block-reports');

export interface Kit {
  /** The folder with `start.js`, `start.css` and what they load. */
  readonly assets: string;
  /** The markup of an example’s page, by the id of its story. */
  readonly render: (id: string) => Promise<string | undefined>;
}

const sharedConfig: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  // Server and browser must generate the same class names.
  css: { modules: { generateScopedName: '[name]-[local]' } },
};

/** Directives such as `use client` have no meaning here. */
const ignoreDirectives: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onLog'] = (
  level,
  log,
  defaultHandler,
) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
};

const buildServerPart = () =>
  build({
    ...sharedConfig,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'render-example.tsx'),
      outDir: join(out, 'server'),
      emptyOutDir: true,
      rolldownOptions: { onLog: ignoreDirectives, output: { entryFileNames: 'render-example.mjs' } },
    },
  });

const buildBrowserPart = () =>
  build({
    ...sharedConfig,
    base: '/assets/',
    plugins: [eagerIslands],
    build: {
      outDir: join(out, 'browser'),
      emptyOutDir: true,
      assetsDir: '',
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { start: join(import.meta.dirname, 'start-example.tsx') },
        onLog: ignoreDirectives,
        output: { entryFileNames: 'start.js', assetFileNames: '[name][extname]' },
      },
    },
  });

/** Builds the examples’ pages twice, like the site: for rendering on a server and for hydration in a browser. */
export async function buildKit(): Promise<Kit> {
  await Promise.all([buildServerPart(), buildBrowserPart()]);
  const rendered: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(join(out, 'server/render-example.mjs')).href
  );
  const { renderExample } = rendered;
  if (typeof renderExample !== 'function') throw new Error('The build of the examples has no renderExample.');
  return {
    assets: join(out, 'browser'),
    render: async (id) => {
      const markup: unknown = await renderExample(id);
      return typeof markup === 'string' ? markup : undefined;
    },
  };
}
