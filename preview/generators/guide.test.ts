import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { newBlockFiles } from './new-block-files.ts';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(import.meta.dirname, 'guide.md'), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

const matchesOf = (pattern: RegExp): readonly string[] => [...guide.matchAll(pattern)].map(([, name = '']) => name);

it('is one page with nine steps from the command to the checks [block.new]', () => {
  expect(guide.split('\n').length).toBeLessThanOrEqual(61);
  const steps = [...guide.matchAll(/^(\d+)\. \*\*([^*]+)\*\*([\s\S]*?)(?=\n\n)/gm)];
  expect(steps.map(([, number]) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(steps[0]?.[3]).toContain('`npm run new-block pull-quote`');
  expect(steps.at(-1)?.[3]).toContain('`npm run check`');
  const written = newBlockFiles('pull-quote').map(({ path }) => path.split('/').at(-1) ?? '');
  for (const file of ['pull-quote.tile.ts', 'pull-quote.examples.ts', 'pull-quote.tsx', 'pull-quote.module.css']) {
    expect(written).toContain(file);
    expect(guide).toContain(file);
  }
});

it('names existing commands and files', () => {
  const commands = matchesOf(/`npm run ([\w:-]+)/g);
  expect(commands).toEqual(
    expect.arrayContaining(['new-block', 'check', 'catalogue', 'visual', 'impact', 'migrate-content']),
  );
  expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const files = matchesOf(/`((?:schemas|blocks|preview|adapters)\/[\w./-]+)`/g).filter(
    (file) => !file.includes('pull-quote'),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
