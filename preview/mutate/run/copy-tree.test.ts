import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { copyTree } from './copy-tree.ts';

const root = mkdtempSync(join(tmpdir(), 'copy-test-'));
afterEach(() => rmSync(root, { recursive: true }));

it('copies a tree including uncommitted changes, without what git ignores', () => {
  mkdirSync(join(root, 'site'));
  mkdirSync(join(root, 'node_modules'));
  for (const [file, text] of [
    ['.gitignore', 'node_modules/\n*.log\n'],
    ['site/a.ts', 'committed'],
    ['gone.ts', 'gone'],
    ['node_modules/package.js', 'package'],
    ['error.log', 'log'],
  ] as const)
    writeFileSync(join(root, file), text);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '--all'], { cwd: root });
  writeFileSync(join(root, 'site/a.ts'), 'changed');
  writeFileSync(join(root, 'site/new.ts'), 'new');
  rmSync(join(root, 'gone.ts'));
  const { path, remove } = copyTree(root);
  try {
    const textOf = (file: string): string => readFileSync(join(path, file), 'utf8');
    expect([textOf('site/a.ts'), textOf('site/new.ts'), textOf('node_modules/package.js')]).toEqual([
      'changed',
      'new',
      'package',
    ]);
    expect(['gone.ts', 'error.log'].filter((file) => existsSync(join(path, file)))).toEqual([]);
    const listed = execFileSync('git', ['ls-files'], { cwd: path, encoding: 'utf8' });
    expect(listed).toContain('site/new.ts');
  } finally {
    remove();
  }
  expect(existsSync(path)).toBe(false);
  expect(existsSync(join(root, 'node_modules/package.js'))).toBe(true);
});
