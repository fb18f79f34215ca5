import { z } from 'zod';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

const name = 'copied-tiles';
const tiles = z.array(z.record(z.string(), z.unknown()));

/** Keeps tiles for any page in any window of this browser. False where the browser keeps nothing. */
export function writeClipboard(copied: readonly RawTile[]): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(copied));
    return true;
  } catch {
    return false;
  }
}

/** What was copied last; nothing where that cannot be read. */
export function readClipboard(): readonly RawTile[] {
  try {
    return tiles.safeParse(JSON.parse(localStorage.getItem(name) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
