import { performance } from 'node:perf_hooks';
import { readPage } from '#blocks/page-reader.ts';
import { referencePage } from '../reference-page.ts';

export interface EditReport {
  readonly tiles: number;
  /** Tiles that were validated again after one had changed. */
  readonly validated: number;
  readonly milliseconds: number;
  readonly readAllMilliseconds: number;
}

/** Parses a page again after one of its tiles has changed, as the preview does at every keystroke. */
export function benchEdit(count: number): EditReport {
  const page = referencePage(count);
  const memo = new WeakMap();
  const all = time(() => readPage(page), 20);
  readPage(page, memo);
  const before = page.tiles.map((tile) => memo.get(tile));
  const edits = Array.from({ length: 50 }, (_, edit) =>
    page.tiles.with(edit % count, { ...page.tiles[edit % count], tileId: `edit-${edit}` }),
  );
  const startedAt = performance.now();
  for (const tiles of edits) readPage({ ...page, tiles }, memo);
  const milliseconds = (performance.now() - startedAt) / edits.length;
  const again = page.tiles.filter((tile, index) => memo.get(tile) !== before[index]).length;
  return { tiles: count, validated: again + 1, milliseconds, readAllMilliseconds: all };
}

function time(run: () => unknown, times: number): number {
  run();
  const startedAt = performance.now();
  for (let index = 0; index < times; index += 1) run();
  return (performance.now() - startedAt) / times;
}
