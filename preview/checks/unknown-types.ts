import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findMostSimilarName } from './find-most-similar-name.ts';
import { root } from './run-step.ts';

/** The folders of blocks that are named after a tile type. */
const tileTypes = (): readonly string[] =>
  readdirSync(join(root, 'blocks'), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('_') ? [entry.name] : [],
  );

/** Lists the types that do not exist, each with the most similar existing one; empty if all exist. */
export function describeUnknownTypes(types: readonly string[], known: readonly string[] = tileTypes()): string {
  return types
    .filter((type) => !known.includes(type))
    .map((type) => `There is no tile type ${type}. The most similar name is ${findMostSimilarName(type, known)}.\n`)
    .join('');
}
