import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProved } from '#preview/checks/proofs.ts';
import { copyTree } from '#preview/mutate/run/copy-tree.ts';

const root = join(import.meta.dirname, '../..');
let copy: ReturnType<typeof copyTree>;
beforeAll(() => {
  copy = copyTree(root);
});
afterAll(() => copy.remove());

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a command in the copy, as a developer does. */
const run = (command: string, ...args: string[]): Promise<Ended> =>
  promisify(execFile)(command, args, { cwd: copy.path, maxBuffer: 50_000_000 }).then(
    ({ stdout, stderr }) => ({ ok: true, output: stdout + stderr }),
    ({ stdout, stderr }: Readonly<Record<'stdout' | 'stderr', string>>) => ({ ok: false, output: stdout + stderr }),
  );
const npm = (...args: string[]): Promise<Ended> => run('npm', 'run', '--silent', ...args);
const vitest = (...tests: string[]): Promise<Ended> =>
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests);

async function expectPassed(ended: Promise<Ended>): Promise<void> {
  const { ok, output } = await ended;
  expect(ok, output).toBe(true);
}

/** The files that differ from the copy as it was. */
async function changedFiles(): Promise<string[]> {
  const changed = await run('git', 'diff', '--name-only');
  const added = await run('git', 'ls-files', '--others', '--exclude-standard');
  return (changed.output + added.output).trim().split('\n').toSorted();
}

/** The tests that have a part for each tile type or form. */
async function testsOfRegistries(): Promise<string[]> {
  const registry = '(tiles|blocks|islands|elements|forms|form-types)\\.generated\\.ts';
  const { output } = await run('git', 'grep', '-lE', registry, '--', '*.test.ts', '*.test.tsx');
  return output
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.slow.test.ts'));
}

/** All that differs once the two have been made. */
const made = [
  'blocks/_shared/forms/compiled/feedback.generated.client.tsx',
  'blocks/_shared/forms/compiled/feedback.validators.generated.cjs',
  'blocks/_shared/forms/compiled/feedback.validators.generated.d.cts',
  'blocks/award/award.module.css',
  'blocks/award/award.test.tsx',
  'blocks/award/award.tsx',
  'blocks/blocks.generated.ts',
  'blocks/islands.generated.ts',
  'schemas/forms/feedback/feedback.form.test.ts',
  'schemas/forms/feedback/feedback.form.ts',
  'schemas/forms/feedback/feedback.rules.ts',
  'schemas/forms/form-types.generated.ts',
  'schemas/forms/forms.generated.ts',
  'schemas/tiles/award/award.examples.ts',
  'schemas/tiles/award/award.tile.ts',
  'schemas/tiles/tiles.generated.ts',
];

/** Sends the new form to a site before the service, as a browser without script does, and looks for what came of it. */
const proof = `import { expect, it } from 'vitest';
import { text } from '#schemas/tiles/text/text.tile.ts';
import { startFormSite } from './gate/start-form-site.ts';

it('goes from a tile that names it to the mailbox', async () => {
  expect(text.schema.parse({ type: 'text', key: 'x', body: '<p>x</p>', formType: 'feedback' }).formType).toBe('feedback');
  const site = await startFormSite();
  const good = { form: 'feedback', firstName: 'Ada', emailAddress: 'ada@example.com', restaurant: '1', visit: 'today', message: 'Perfect.' };
  const { body } = await site.plainly('/guests', { ...good, visit: 'never', restaurant: '99' });
  expect(body.errors).toEqual([
    { path: 'restaurant', message: 'Choose a restaurant from the list' },
    { path: 'visit', message: 'Choose when you were here' },
  ]);
  expect((await site.plainly('/guests', good)).status).toBe(303);
  expect((await site.mails()).map(({ recipient }) => recipient)).toContain('ada@example.com');
  expect((await site.service.operate('GET', '/api/v1/operator/submissions?since=2020-01-01')).body).toMatchObject({
    submissions: [{ form: 'feedback', values: { message: 'Perfect.' } }],
  });
  await site.close();
});
`;

describe.skipIf(isProved('generators'))('the generators', { timeout: 600_000 }, () => {
  it('refuse a name that cannot be, or is taken', async () => {
    expect(await npm('new-form', 'Guest Book')).toEqual({
      ok: false,
      output: 'Name the form in kebab case, for example: npm run new-form guest-book\n',
    });
    expect(await npm('new-block', 'hero')).toEqual({
      ok: false,
      output: 'schemas/tiles/hero exists already: choose another name.\n',
    });
  });

  it('make a tile type and a form that pass the checks with nothing else changed [block.new]', async () => {
    await expectPassed(npm('new-block', 'award'));
    await expectPassed(npm('new-form', 'feedback'));
    expect(await changedFiles()).toEqual(made);
    await expectPassed(npm('check', '--', 'award'));
    await expectPassed(vitest('schemas/forms/feedback', ...(await testsOfRegistries())));
  });

  it('make a form that goes from a page to the mailbox', async () => {
    writeFileSync(join(copy.path, 'site/forms/feedback.test.ts'), proof);
    await expectPassed(vitest('site/forms/feedback'));
  });
});
