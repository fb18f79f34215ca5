import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type TileVideo, videos } from './videos.ts';

/** The frames on one sheet: four rows of three. ffmpeg's `untile=3x4` separates them. */
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

/** Six seconds. */
const frames = 120;

/** Writes the frames of each loop as pages of twelve, for screenshots by a browser. */
async function writeVideoFrames(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const perSheet = sheet.across * sheet.down;
  for (const [name, video] of Object.entries(videos)) {
    for (let first = 0; first < frames; first += perSheet) {
      const number = String(first / perSheet).padStart(2, '0');
      await writeFile(join(folder, `${name}-${number}.html`), sheetPage(video, first, frames));
    }
  }
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined)
    throw new Error('Name the folder to write to: node adapters/demo/artwork/write-video-frames.ts <folder>');
  await writeVideoFrames(folder);
}
