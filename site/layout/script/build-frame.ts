import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** Where the site's own script lies while developing. */
export const developmentFrame = join(root, 'site/.frame');

/**
 * Bundles the site's own scripts into `folder`: everything that runs on every page without the framework, and what editors
 * have over a draft. The names of the files hold a hash of their content.
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
        input: {
          frame: join(root, 'site/layout/script/frame.ts'),
          overlay: join(root, 'site/drafts/overlay/overlay.ts'),
        },
        // What only some pages need is imported when it is near, and comes as a chunk of its own.
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}

/** The address of the site's own script in `folder`. Rejects, with what to do, when there is none. */
export const frameAddress = (folder: string): Promise<string> => scriptAddress(folder, 'frame');

/** The address of the script that editors get who look at a draft on the site; visitors get no word of it. */
export const overlayAddress = (folder: string): Promise<string> => scriptAddress(folder, 'overlay');

async function scriptAddress(folder: string, name: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  const script = files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (!script) throw new Error('The site’s script is not built: run `npm run build`.');
  return `/assets/${script}`;
}

if (import.meta.main) await buildFrame(developmentFrame);
