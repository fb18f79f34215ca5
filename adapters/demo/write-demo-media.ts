import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { writeArtwork } from './artwork/write-artwork.ts';

/** Writes the demo chain's images and videos into a folder, at the paths of their addresses: `node write-demo-media.ts <folder>`. */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Say where to: node adapters/demo/write-demo-media.ts <folder>');
await writeArtwork(folder);
await cp(join(import.meta.dirname, 'film'), join(folder, 'media/film'), {
  recursive: true,
  filter: (file) => !file.endsWith('.md'),
});
