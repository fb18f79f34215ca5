import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from './hash/digest.ts';
import { compareBitmaps, type Difference } from './image/compare-bitmaps.ts';
import { readPng } from './image/read-png.ts';
import { writePng } from './image/write-png.ts';

/** The outcome of comparing one screenshot with its baseline. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'missing'; readonly now: Buffer }
  | { readonly kind: 'differs'; readonly baseline: Buffer; readonly now: Buffer; readonly difference: Difference };

export interface Baselines {
  readonly compare: (name: string, screenshot: Buffer) => Comparison;
  readonly approve: (name: string, screenshot: Buffer) => void;
  /** A hash of the baseline; undefined if there is none. */
  readonly digest: (name: string) => string | undefined;
  /** The names of all baselines. */
  readonly names: () => readonly string[];
  readonly remove: (name: string) => void;
}

/** The baselines in a folder, one PNG per snapshot. */
export function createBaselines(folder: string): Baselines {
  const fileOf = (name: string): string => join(folder, `${name}.png`);
  return {
    compare: (name, screenshot) => {
      const now = readPng(screenshot);
      if (!existsSync(fileOf(name))) return { kind: 'missing', now: writePng(now) };
      const baseline = readFileSync(fileOf(name));
      const difference = compareBitmaps(readPng(baseline), now);
      return difference ? { kind: 'differs', baseline, now: writePng(now), difference } : { kind: 'same' };
    },
    approve: (name, screenshot) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), writePng(readPng(screenshot)));
    },
    digest: (name) => (existsSync(fileOf(name)) ? digest(readFileSync(fileOf(name))) : undefined),
    names: () =>
      (existsSync(folder) ? readdirSync(folder) : [])
        .filter((file) => file.endsWith('.png'))
        .map((file) => file.slice(0, -'.png'.length)),
    remove: (name) => rmSync(fileOf(name)),
  };
}
