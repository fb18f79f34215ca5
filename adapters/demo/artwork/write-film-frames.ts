import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { films, type TileVideo } from './films.ts';

/** Frames on one sheet, three in a row and four rows; `untile=3x4` takes them apart again. */
const sheet = { across: 3, down: 4 } as const;

function sheetPage({ width, height, still, food, vapour }: TileVideo, first: number, frames: number): string {
  const ground = still();
  const cells = Array.from(
    { length: sheet.across * sheet.down },
    (_, index) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" style="float:left">${ground}${food((first + index) / frames)}${vapour((first + index) / frames)}</svg>`,
  );
  return `<!doctype html><body style="margin:0;width:${width * sheet.across}px">${cells.join('').replaceAll('\n', '')}`;
}

/** Writes the frames of each loop as pages of twelve, to be photographed by a browser. 120 frames make six seconds. */
export async function writeFilmFrames(folder: string, frames = 120): Promise<void> {
  await mkdir(folder, { recursive: true });
  const perSheet = sheet.across * sheet.down;
  for (const [name, film] of Object.entries(films)) {
    for (let first = 0; first < frames; first += perSheet) {
      const number = String(first / perSheet).padStart(2, '0');
      await writeFile(join(folder, `${name}-${number}.html`), sheetPage(film, first, frames));
    }
  }
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Say where to: node adapters/demo/artwork/write-film-frames.ts <folder>');
  await writeFilmFrames(folder);
}
