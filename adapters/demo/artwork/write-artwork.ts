import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { artwork } from './artwork.ts';

const isUpToDate = async (file: string, text: string): Promise<boolean> => {
  try {
    return (await readFile(file, 'utf8')) === text;
  } catch {
    return false;
  }
};

/**
 * Writes every image into `folder`, at the path of its address. Skips files that are up to date. Returns how many were
 * written, and the characters of all of them.
 */
export async function writeArtwork(folder: string): Promise<{ readonly written: number; readonly size: number }> {
  let written = 0;
  let size = 0;
  for (const [url, picture] of artwork) {
    const file = join(folder, url);
    const svg = picture.draw();
    size += svg.length;
    if (await isUpToDate(file, svg)) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, svg);
    written += 1;
  }
  return { written, size };
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Usage: node adapters/demo/artwork/write-artwork.ts <folder>');
  const { written, size } = await writeArtwork(folder);
  process.stdout.write(`${written} of ${artwork.size} images written, ${Math.round(size / 1000)} kB in all\n`);
}
