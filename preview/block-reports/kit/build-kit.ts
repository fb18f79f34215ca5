import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { islandsAtOnce } from '#preview/stories/storybook/islands-at-once.ts';

const root = join(import.meta.dirname, '../../..');
const out = join(root, 'node_modules/.cache/passports');

export interface Kit {
  /** The folder with `start.js`, `start.css` and what they load. */
  readonly assets: string;
  /** The markup of an example’s page by the id of its story. */
  readonly render: (id: string) => Promise<string | undefined>;
}

const shared: InlineConfig = {
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  // Server and browser must name classes alike.
  css: { modules: { generateScopedName: '[name]-[local]' } },
};

/** Marks of the framework’s browser code mean nothing here. */
const quietly: NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['onLog'] = (level, log, say) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') say(level, log);
};

const buildServerPart = () =>
  build({
    ...shared,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'draw-example.tsx'),
      outDir: join(out, 'server'),
      emptyOutDir: true,
      rolldownOptions: { onLog: quietly, output: { entryFileNames: 'draw-example.mjs' } },
    },
  });

const buildBrowserPart = () =>
  build({
    ...shared,
    base: '/assets/',
    plugins: [islandsAtOnce],
    build: {
      outDir: join(out, 'browser'),
      emptyOutDir: true,
      assetsDir: '',
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: { start: join(import.meta.dirname, 'start-example.tsx') },
        onLog: quietly,
        output: { entryFileNames: 'start.js', assetFileNames: '[name][extname]' },
      },
    },
  });

/** Builds the examples’ pages twice, as the site is: what draws them on a server, and what starts them in a browser. */
export async function buildKit(): Promise<Kit> {
  await Promise.all([buildServerPart(), buildBrowserPart()]);
  const rendered: Readonly<Record<string, unknown>> = await import(
    pathToFileURL(join(out, 'server/draw-example.mjs')).href
  );
  const { drawExample } = rendered;
  if (typeof drawExample !== 'function') throw new Error('The build of the examples has no drawExample.');
  return {
    assets: join(out, 'browser'),
    render: async (id) => {
      const markup: unknown = await drawExample(id);
      return typeof markup === 'string' ? markup : undefined;
    },
  };
}
