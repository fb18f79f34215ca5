import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where the site's own script lies while developing. */
export const developmentFrame = join(root, 'site/.frame');

/**
 * Bundles the site's own script into `folder`: everything that runs on every page without the framework. The names of its
 * files hold a hash of their content.
 */
export async function buildFrame(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: '/assets/',
    build: {
      outDir: folder,
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

/** The address of the script that was built into `folder`. Rejects, with what to do, when there is none. */
export async function frameAddress(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const script = files.find((file) => /^frame-.*\.js$/.test(file));
  if (!script) throw new Error('The site’s script is not built: run `npm run build`.');
  return `/assets/${script}`;
}

if (import.meta.main) await buildFrame(developmentFrame);
