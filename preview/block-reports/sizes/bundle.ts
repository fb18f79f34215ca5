import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { unusedFormParts } from '#site/build/loaders/unused-form-parts.cjs';

export type Parts = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

const root = join(import.meta.dirname, '../../..');

/** The modules that the site’s own build leaves out of the form library, stubbed by the same loader. */
const loadStub: unknown = createRequire(import.meta.url)(join(root, 'site/build/loaders/strip-unused-form-parts.cjs'));

const onlyUsed: Plugin = {
  name: 'only-used',
  enforce: 'pre',
  load(id) {
    if (!unusedFormParts.test(id) || typeof loadStub !== 'function') return null;
    const code: unknown = loadStub.call({ resourcePath: id });
    return typeof code === 'string' ? code : null;
  },
};

/**
 * Bundles modules for browsers as they are shipped, each under its name, without React, which every page with an island
 * has.
 */
export async function bundle(input: Readonly<Record<string, string>>, plugins: readonly Plugin[] = []): Promise<Parts> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [onlyUsed, ...plugins],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { ...input },
        external: [/^(react|react-dom|scheduler)(\/|$)/],
        preserveEntrySignatures: 'strict',
        // Directives such as `use client` have no meaning here.
        onLog: (level, log, defaultHandler) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('A bundle is built once, into one folder.');
  return built.output;
}
