import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that record when something happened on the machine, and decide nothing by it. */
const allowed: ReadonlySet<string> = new Set([
  'adapters/service/main.ts',
  'site/operations/site-log.ts',
  'site/build/builds.ts',
  'site/layout/third-parties/start-service.ts',
  'preview/app/editor/save/create-autosave.ts',
  'preview/app/editor/save/create-journal.ts',
]);

it('no source reads the current date from the machine’s clock: product and tests use their own clock', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
  const own = 'preview/checks/fixed-time.test.ts';
  const readers = files.filter(
    (file) =>
      file !== '' &&
      file !== own &&
      !allowed.has(file) &&
      /new Date\(\)|DateTimeFormat\([^)]*\)\.format\(\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual([]);
});
