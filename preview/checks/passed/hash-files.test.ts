import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createFileHasher } from './hash-files.ts';

/** The hash of a file with a content. */
function hashOf(content: string, file = 'sum.ts'): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hash-files-'));
  writeFileSync(join(folder, file), content);
  return createFileHasher(folder).hashAll([file, 'missing.ts']);
}

const source = 'export const sum = (one: number, other: number): number => one + other;';

describe('the hash of files', () => {
  it.each([
    ['comments', `// Adds.\n${source}`],
    ['types', source.replace('): number', ')')],
    ['local names', source.replaceAll('other', 'second')],
  ])('is the same after a change of %s', async (_, changed) => {
    expect(await hashOf(changed)).toBe(await hashOf(source));
  });

  it.each([
    ['code', source.replace('+', '-')],
    ['exported names', source.replace('sum', 'add')],
  ])('differs after a change of %s', async (_, changed) => {
    expect(await hashOf(changed)).not.toBe(await hashOf(source));
  });

  it('differs after any change of a file that is not TypeScript, or cannot be read as such', async () => {
    expect(await hashOf('a { top: 0 }', 'a.css')).not.toBe(await hashOf('a { top:0 }', 'a.css'));
    expect(await hashOf('const {')).not.toBe(await hashOf('const  {'));
  });

  it('has the names of the files', async () => {
    expect(await hashOf(source)).not.toBe(await hashOf(source, 'add.ts'));
  });
});
