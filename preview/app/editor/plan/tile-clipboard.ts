import { z } from 'zod';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';

const name = 'copied-tiles';
const tiles = z.array(z.record(z.string(), z.unknown()));

/** Stores tiles for all pages and windows of this browser. False if the browser's storage is unavailable. */
export function writeClipboard(copied: readonly RawTile[]): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(copied));
    return true;
  } catch {
    return false;
  }
}

/** The tiles that were copied last; empty if there are none that can be read. */
export function readClipboard(): readonly RawTile[] {
  try {
    return tiles.safeParse(JSON.parse(localStorage.getItem(name) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
