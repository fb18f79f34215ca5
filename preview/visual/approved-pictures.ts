import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePictures, type Difference } from './picture/compare-pictures.ts';
import { readPng } from './picture/read-png.ts';
import { writePng } from './picture/write-png.ts';

/** What became of one picture. */
export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'missing'; readonly now: Buffer }
  | { readonly kind: 'differs'; readonly approved: Buffer; readonly now: Buffer; readonly difference: Difference };

export interface ApprovedPictures {
  /** Compares a screenshot with the approved picture of its name. */
  readonly judge: (name: string, screenshot: Buffer) => Verdict;
  readonly approve: (name: string, screenshot: Buffer) => void;
  /** Whether any picture of a tile type is approved; a type without one is new. */
  readonly knows: (type: string) => boolean;
  /** Approved pictures under names that no look has any more. */
  readonly superfluous: (names: ReadonlySet<string>) => readonly string[];
  readonly remove: (name: string) => void;
}

/** The approved pictures in a folder, one PNG for each look. */
export function createApprovedPictures(folder: string): ApprovedPictures {
  const fileOf = (name: string): string => join(folder, `${name}.png`);
  const all = (): string[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.png'))
      .map((file) => file.slice(0, -'.png'.length));
  return {
    judge: (name, screenshot) => {
      const now = readPng(screenshot);
      if (!existsSync(fileOf(name))) return { kind: 'missing', now: writePng(now) };
      const approved = readFileSync(fileOf(name));
      const difference = comparePictures(readPng(approved), now);
      return difference ? { kind: 'differs', approved, now: writePng(now), difference } : { kind: 'same' };
    },
    approve: (name, screenshot) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(name), writePng(readPng(screenshot)));
    },
    knows: (type) => all().some((name) => name.startsWith(`${type}--`)),
    superfluous: (names) => all().filter((name) => !names.has(name)),
    remove: (name) => rmSync(fileOf(name)),
  };
}
