import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { StoryContent } from '#preview/stories/render/render-story.tsx';
import type { ModuleGraph } from './module-graph.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, 'node_modules/.cache');

export interface BuiltStories {
  /** The markup of a story, with the props of its islands in place of their markup. */
  readonly render: (story: StoryContent) => string;
  readonly imports: ModuleGraph['imports'];
}

const islandsAsProps: Plugin = {
  name: 'islands-as-props',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/host-island.client.tsx') ? join(import.meta.dirname, 'print-island-props.tsx') : undefined,
};

const pathOf = (id: string): string => id.split('?')[0] ?? id;

const collectImports = (imports: Map<string, readonly string[]>): Plugin => ({
  name: 'collect-imports',
  moduleParsed: ({ id, importedIds, dynamicallyImportedIds }) => {
    imports.set(pathOf(id), [...importedIds, ...dynamicallyImportedIds].map(pathOf));
  },
});

async function bundle(out: string, plugins: Plugin[]): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Also if tests have set another NODE_ENV.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
    ssr: { noExternal: true },
    plugins,
    build: {
      ssr: true,
      outDir: out,
      minify: false,
      rolldownOptions: {
        input: {
          stories: join(import.meta.dirname, 'render-story-markup.tsx'),
          preview: join(root, 'preview/stories/storybook/preview.ts'),
        },
        // Directives such as 'use client' have no meaning here.
        onLog: (level, log, print) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') print(level, log);
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}

/** Bundles the stories for Node, and collects which module imports which. Takes a few seconds, without a browser. */
export async function buildStories(): Promise<BuiltStories> {
  mkdirSync(cache, { recursive: true });
  const out = mkdtempSync(join(cache, 'story-markup-'));
  const imports = new Map<string, readonly string[]>();
  try {
    await bundle(out, [islandsAsProps, collectImports(imports)]);
    const built: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(out, 'stories.mjs')).href);
    const { renderStoryMarkup } = built;
    if (typeof renderStoryMarkup !== 'function') throw new Error('The bundle of the stories has no renderStoryMarkup.');
    return { render: (story) => String(renderStoryMarkup(story)), imports };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
