import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hasAlreadyPassed } from '#preview/checks/passed-tests.ts';
import { runTests } from './run-tests.ts';

const tree = mkdtempSync(join(tmpdir(), 'run-tests-'));
afterAll(() => rmSync(tree, { recursive: true }));
symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(tree, 'node_modules'));

/** Writes a module, and a test file in which each test expects its value to be 1. */
function write(name: string, value: string, titles: readonly string[]): void {
  writeFileSync(join(tree, `${name}.ts`), `export const value: unknown = ${value};\n`);
  const tests = titles.map((title) => `it('${title}', () => expect(value).toBe(1));`);
  const lines = [`import { expect, it } from 'vitest';`, `import { value } from './${name}.ts';`, ...tests];
  writeFileSync(join(tree, `${name}.test.ts`), lines.join('\n'));
}
const run = (name: string, stopAtRequirement = false, limitMs = 60_000) =>
  runTests({ tree, args: ['related', `${name}.ts`], limitMs, stopAtRequirement });
const failure = (name: string, title: string, hasRequirementId: boolean) => ({
  file: `${name}.test.ts`,
  title,
  hasRequirementId,
});

describe.skipIf(hasAlreadyPassed('mutation'))('running the tests that are related to a file', () => {
  it('finds the failing ones, and which of them have a requirement id', async () => {
    write('right', '1', ['is right']);
    write('wrong', '2', ['is wrong', 'is wrong too [some.id]']);
    expect((await run('right')).failures).toEqual([]);
    expect(await run('wrong')).toEqual({
      failures: [failure('wrong', 'is wrong', false), failure('wrong', 'is wrong too [some.id]', true)],
      timedOut: false,
    });
  });

  it('stops at the first with a requirement id if that is requested', async () => {
    write('several', '2', ['a', 'b [some.id]', 'c', 'd [other.id]']);
    const { failures } = await run('several', true);
    expect(failures.slice(0, 2)).toEqual([failure('several', 'a', false), failure('several', 'b [some.id]', true)]);
    expect(failures).not.toContainEqual(failure('several', 'd [other.id]', true));
  });

  it('treats a file that cannot be loaded as a failure of all its tests', async () => {
    write('thrown', '(() => { throw new Error("no"); })()', ['is named [some.id]']);
    expect((await run('thrown')).failures).toEqual([
      { ...failure('thrown', 'the file cannot be loaded', true), reason: 'no' },
    ]);
  });

  it('stops tests that do not end', async () => {
    write('endless', '(() => { for (;;); })()', ['never runs']);
    expect(await run('endless', true, 6000)).toEqual({ failures: [], timedOut: true });
  });
});
