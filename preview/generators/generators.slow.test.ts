import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasAlreadyPassed } from '#preview/checks/passed/cached-tests.ts';
import { copyTree } from '#preview/mutate/run/copy-tree.ts';

const root = join(import.meta.dirname, '../..');
let copy: ReturnType<typeof copyTree>;
beforeAll(() => {
  copy = copyTree(root);
});
afterAll(() => copy.remove());

interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a command in the copy, like a developer does. */
const run = (command: string, ...args: string[]): Promise<CommandResult> =>
  promisify(execFile)(command, args, { cwd: copy.path, maxBuffer: 50_000_000 }).then(
    ({ stdout, stderr }) => ({ ok: true, output: stdout + stderr }),
    ({ stdout, stderr }: Readonly<Record<'stdout' | 'stderr', string>>) => ({ ok: false, output: stdout + stderr }),
  );
const npm = (...args: string[]): Promise<CommandResult> => run('npm', 'run', '--silent', ...args);
const vitest = (...tests: string[]): Promise<CommandResult> =>
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...tests);

async function expectPassed(result: Promise<CommandResult>): Promise<void> {
  const { ok, output } = await result;
  expect(ok, output).toBe(true);
}

/** The files that differ from the original copy. */
async function changedFiles(): Promise<string[]> {
  const changed = await run('git', 'diff', '--name-only');
  const added = await run('git', 'ls-files', '--others', '--exclude-standard');
  return (changed.output + added.output).trim().split('\n').toSorted();
}

/** The tests with a part for each tile type or form. */
async function testsOfRegistries(): Promise<string[]> {
  const registry = '(tiles|blocks|islands|elements|forms|form-types)\\.generated\\.ts';
  const { output } = await run('git', 'grep', '-lE', registry, '--', '*.test.ts', '*.test.tsx');
  return output
    .trim()
    .split('\n')
    .filter((file) => !file.endsWith('.slow.test.ts'));
}

/** Everything that differs after both commands. */
const expectedFiles = [
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

/** Submits the new form to a site with a service, like a browser without script does, and checks the result. */
const proof = `import { expect, it } from 'vitest';
import { text } from '#schemas/tiles/text/text.tile.ts';
import { startFormSite } from './gate/start-form-site.ts';

it('goes from a tile that names it to the mailbox', async () => {
  expect(text.schema.parse({ type: 'text', key: 'x', body: '<p>x</p>', formType: 'feedback' }).formType).toBe('feedback');
  const site = await startFormSite();
  const good = { form: 'feedback', firstName: 'Ada', emailAddress: 'ada@example.com', restaurant: '1', visit: 'today', message: 'Perfect.' };
  const { body } = await site.postWithoutScript('/guests', { ...good, visit: 'never', restaurant: '99' });
  expect(body.errors).toEqual([
    { path: 'restaurant', message: 'Choose a restaurant from the list' },
    { path: 'visit', message: 'Choose when you were here' },
  ]);
  expect((await site.postWithoutScript('/guests', good)).status).toBe(303);
  expect((await site.mails()).map(({ recipient }) => recipient)).toContain('ada@example.com');
  expect((await site.service.callAsEditor('GET', '/api/v1/operator/submissions?since=2020-01-01')).body).toMatchObject({
    submissions: [{ form: 'feedback', values: { message: 'Perfect.' } }],
  });
  await site.close();
});
`;

/** A data source in one file, and the tile and block that show its data. */
const weatherSource = `import { defineSource } from './define-source.ts';

export const weatherSource = defineSource<'weather', { readonly city: string }, { readonly celsius: number }>({
  name: 'weather',
  example: { celsius: 21 },
  load: async ({ city }) => (city === 'bath' ? { celsius: 9 } : undefined),
});
`;
const weatherProof = `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import { fakePage } from '#blocks/_shared/examples/fake-page.tsx';
import { loadNeeds } from '#renderer/needs/load-needs.ts';
import type { NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import { createLoaders, exampleData } from '#schemas/sources/sources.generated.ts';
import { fakeDependencies } from '#site/pages/testing/fake-dependencies.ts';

it('reaches the block', async () => {
  const raw = [{ type: 'award', key: 'a', body: 'Bath' }, { type: 'award', key: 'b', body: 'York' }];
  const read = readPage({ id: 'test', title: 'Test', tiles: raw });
  const tiles = read.ok ? read.value.tiles : [];
  const plan = planNeeds(tiles.map(({ tile }) => tile), {});
  const loaders = createLoaders({ ...fakeDependencies, thirdParties: exampleData.thirdParties });
  const answers = await loadNeeds<NeedValues[NeedSource]>(plan.needs, loaders, 1000);
  const codes: string[] = [];
  const onProblems = (problems: readonly { readonly code: string }[]) => codes.push(...problems.map(({ code }) => code));
  const page = renderPage({ tiles, plan, answers, page: fakePage, mode: 'public', problems: [], onProblems });
  const html = renderToStaticMarkup(<main>{page}</main>);
  expect(html).toContain('<p>Bath: 9 °C</p>');
  expect(html).not.toContain('York');
  expect(codes).toEqual(['tile-need-failed']);
});
`;

/** Replaces text in a file of the copy. */
function edit(file: string, from: string, to: string): void {
  const path = join(copy.path, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

describe.skipIf(hasAlreadyPassed('generators'))('the generators', { timeout: 600_000 }, () => {
  it('refuse an invalid or existing name', async () => {
    expect(await npm('new-form', 'Guest Book')).toEqual({
      ok: false,
      output: 'Give the form a name in kebab case, for example: npm run new-form guest-book\n',
    });
    expect(await npm('new-block', 'hero')).toEqual({
      ok: false,
      output: 'schemas/tiles/hero already exists. Choose another name.\n',
    });
  });

  it('create a tile type and a form that pass the checks without other changes [block.new]', async () => {
    await expectPassed(npm('new-block', 'award'));
    await expectPassed(npm('new-form', 'feedback'));
    expect(await changedFiles()).toEqual(expectedFiles);
    await expectPassed(npm('check', '--', 'award'));
    await expectPassed(vitest('schemas/forms/feedback', ...(await testsOfRegistries())));
  });

  it('create a form that works from page to mailbox', async () => {
    writeFileSync(join(copy.path, 'site/forms/feedback.test.ts'), proof);
    await expectPassed(vitest('site/forms/feedback'));
  });

  it('register a data source that is one file', async () => {
    writeFileSync(join(copy.path, 'schemas/sources/weather.source.ts'), weatherSource);
    edit(
      'schemas/tiles/award/award.tile.ts',
      '  examples:',
      "  needs: ({ body }) => ({ weather: { source: 'weather', city: body.toLowerCase() } }),\n  examples:",
    );
    edit('blocks/award/award.tsx', '{ tile, placement }', '{ tile, data, placement }');
    edit('blocks/award/award.tsx', '<p>{tile.body}</p>', '<p>{tile.body}: {data.weather.celsius} °C</p>');
    writeFileSync(join(copy.path, 'blocks/award/award.test.tsx'), weatherProof);
    await expectPassed(npm('gen'));
    await expectPassed(run(process.execPath, 'node_modules/typescript/bin/tsc', '--noEmit'));
    await expectPassed(vitest('blocks/award'));
  });
});
