import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findCleanCommit,
  hasOnlyChangedModules,
  hasOnlyChangedModulesSince,
  listReadingTests,
} from './affected-tests.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'affected-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  for (const file of ['package.json', 'page.ts', 'page.css', 'page.md']) write(file, '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

const future = 4_000_000_000_000;

describe('whether only modules have changed', () => {
  it.each(['page.ts', 'page.css', 'page.md'])('is true of %s', (file) => {
    utimesSync(join(folder, file), future / 1000, future / 1000);
    expect(hasOnlyChangedModules(future - 1, folder)).toBe(true);
  });

  it.each(['package.json', 'picture.webp'])('is false of %s', (file) => {
    write(file, '2');
    utimesSync(join(folder, file), future / 1000, future / 1000);
    expect(hasOnlyChangedModules(future - 1, folder)).toBe(false);
  });

  it('is false if there were no tests before', () => {
    expect(hasOnlyChangedModules(0, folder)).toBe(false);
  });

  it('is true of a new screenshot, which no unit test reads', () => {
    mkdirSync(join(folder, 'preview/visual/baselines'), { recursive: true });
    write('preview/visual/baselines/story.webp', '1');
    utimesSync(join(folder, 'preview/visual/baselines/story.webp'), future / 1000, future / 1000);
    expect(hasOnlyChangedModules(future - 1, folder)).toBe(true);
  });
});

describe('whether only modules have changed since a commit', () => {
  const commit = (): string => {
    execFileSync('git', ['add', '--all'], { cwd: folder });
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', [...author, 'commit', '--quiet', '--message=Change'], { cwd: folder });
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' }).trim();
  };

  it.each([
    ['a changed module', 'page.ts', true],
    ['a new module', 'other.ts', true],
    ['a changed file of another kind', 'package.json', false],
    ['a new file of another kind', 'picture.webp', false],
    ['the configuration of the tests', 'vitest.config.ts', false],
  ])('is known of %s, before and after it is committed', (_, file, isModule) => {
    const passed = commit();
    expect(hasOnlyChangedModulesSince(passed, folder)).toBe(true);
    write(file, '2');
    expect(hasOnlyChangedModulesSince(passed, folder)).toBe(isModule);
    commit();
    expect(hasOnlyChangedModulesSince(passed, folder)).toBe(isModule);
  });

  it('is false of a commit that is not part of the branch, or is unknown', () => {
    const first = commit();
    write('page.ts', '2');
    const other = commit();
    execFileSync('git', ['reset', '--quiet', '--hard', first], { cwd: folder });
    expect(hasOnlyChangedModulesSince(other, folder)).toBe(false);
    expect(hasOnlyChangedModulesSince('0'.repeat(40), folder)).toBe(false);
  });

  it('is asked of a commit without changes beside it only', () => {
    const clean = commit();
    expect(findCleanCommit(folder)).toBe(clean);
    write('other.ts', '1');
    expect(findCleanCommit(folder)).toBeUndefined();
  });
});

it('finds the tests that read files, which no record of modules has', () => {
  const files = listReadingTests();
  expect(files).toContain('preview/checks/source-text.test.ts');
  expect(files).toContain('blocks/_shared/styles/fonts.test.ts');
  expect(files).not.toContain('blocks/offer/offer.test.tsx');
  expect(files.filter((file) => file.includes('.slow.'))).toEqual([]);
});
