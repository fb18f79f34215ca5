import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const named = (pattern: RegExp): readonly string[] => [...guide.matchAll(pattern)].map(([, name = '']) => name);

it('is one page [block.new]', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(61);
});

it('names commands and files that there are', () => {
  const commands = named(/`npm run ([\w:-]+)/g);
  expect(commands).toEqual(
    expect.arrayContaining(['new-block', 'check', 'catalogue', 'visual', 'impact', 'migrate-content']),
  );
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const files = named(/`((?:schemas|blocks|preview|adapters)\/[\w./-]+)`/g).filter(
    (file) => !file.includes('pull-quote'),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
