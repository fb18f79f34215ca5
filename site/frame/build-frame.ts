import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where the site's own script is built to. Its name holds a hash of its content. */
export const frameFolder = join(root, 'site/.frame');

/** Bundles the site's own script: everything that runs on every page without the framework. */
export async function buildFrame(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/assets/',
    build: {
      outDir: frameFolder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'site/frame/frame.ts'),
        // What only some pages need is imported when it is near, and comes as a chunk of its own.
        output: { entryFileNames: 'frame-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** The address of the built script. Rejects, with what to do, when it has not been built. */
export async function frameAddress(): Promise<string> {
  const files = await readdir(frameFolder).catch(() => []);
  const script = files.find((file) => /^frame-.*\.js$/.test(file));
  if (!script) throw new Error('The site’s script is not built: run `npm run build`.');
  return `/assets/${script}`;
}

if (import.meta.main) await buildFrame();
