import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { createTestRunner } from './test-runner.ts';

const tree = mkdtempSync(join(tmpdir(), 'test-runner-'));
symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(tree, 'node_modules'));
const projects = ['unit', 'isolated', 'dom'].map((name) => ({ test: { name, include: [`${name}/**/*.test.ts`] } }));
writeFileSync(
  join(tree, 'vitest.config.mjs'),
  `export default { server: { fs: { strict: false } }, test: { maxWorkers: 1, projects: ${JSON.stringify(projects)} } };\n`,
);
mkdirSync(join(tree, 'unit/far'), { recursive: true });
const runner = createTestRunner(tree);
afterAll(() => {
  runner.stop();
  rmSync(tree, { recursive: true });
});

/** Writes a module, and a test file in which each test expects its value to be 1. */
function write(name: string, value: string, titles: readonly string[]): void {
  writeFileSync(join(tree, `${name}.ts`), `export const value: unknown = ${value};\n`);
  writeTests(`unit/${name}`, name, titles);
}
/** Writes a test file of a module. */
function writeTests(file: string, name: string, titles: readonly string[]): void {
  const tests = titles.map((title) => `it('${title}', () => expect(value).toBe(1));`);
  const lines = [
    `import { expect, it } from 'vitest';`,
    `import { value } from '${relative(dirname(file), '')}/${name}.ts';`,
    ...tests,
  ];
  writeFileSync(join(tree, `${file}.test.ts`), lines.join('\n'));
}
// Vitest looks for test files once.
write('right', '1', ['is right']);
write('wrong', '2', ['is wrong', 'is wrong too [some.id]']);
write('changed', '1', ['is right']);
writeFileSync(join(tree, 'user.ts'), `export { value } from './used.ts';\n`);
write('used', '1', []);
writeTests('unit/user', 'user', ['is right']);
write('several', '2', ['a', 'b [some.id]']);
// Two batches of files.
for (let number = 1; number < 8; number += 1) writeTests(`unit/far/several-${number}`, 'several', ['c [some.id]']);
write('thrown', '(() => { throw new Error("no"); })()', ['is named [some.id]']);
write('endless', '(() => { for (;;); })()', ['never runs']);

const run = (name: string, stopAtRequirement = false, limitMs = 60_000) =>
  runner.run({ file: `${name}.ts`, stopAtRequirement }, limitMs);
const failure = (name: string, title: string, hasRequirementId: boolean) => ({
  file: `unit/${name}.test.ts`,
  title,
  hasRequirementId,
});

describe.skipIf(hasAlreadyPassed('mutation'))('running the tests that are related to a file', () => {
  it('finds the failing ones, and which of them have a requirement id', async () => {
    expect((await run('right')).failures).toEqual([]);
    expect(await run('wrong')).toEqual({
      failures: [failure('wrong', 'is wrong', false), failure('wrong', 'is wrong too [some.id]', true)],
      started: 1,
      timedOut: false,
    });
  });

  it('notices that a file has changed since the last run', async () => {
    expect((await run('changed')).failures).toEqual([]);
    write('changed', '2', ['is right']);
    expect((await run('changed')).failures).toHaveLength(1);
    write('changed', '1', ['is right']);
    expect((await run('changed')).failures).toEqual([]);
  });

  it('notices that the file of the last run has changed, though another one is tested', async () => {
    write('used', '2', []);
    expect((await run('used')).failures).toHaveLength(1);
    write('used', '1', []);
    expect((await run('user')).failures).toEqual([]);
  });

  it('runs the nearest files first, and no more after a failure with a requirement id, if that is requested', async () => {
    const near = [failure('several', 'a', false), failure('several', 'b [some.id]', true)];
    const firstBatch = await run('several', true);
    expect(firstBatch.failures.slice(0, 2)).toEqual(near);
    expect(firstBatch).toMatchObject({ started: 6, timedOut: false });
    expect(await run('several')).toMatchObject({ started: 8, timedOut: false });
    const first = await runner.run({ file: 'several.ts', first: 1, stopAtRequirement: false }, 60_000);
    expect(first.failures).toEqual(near);
  });

  it('treats a file that cannot be loaded as a failure of all its tests', async () => {
    expect((await run('thrown')).failures).toEqual([
      { ...failure('thrown', 'the file cannot be loaded', true), reason: 'no' },
    ]);
  });

  it('stops tests that do not end, and goes on with the next', async () => {
    expect(await run('endless', true, 6000)).toEqual({ failures: [], started: 0, timedOut: true });
    expect((await run('right')).failures).toEqual([]);
  });
});
