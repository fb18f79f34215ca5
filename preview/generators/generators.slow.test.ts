import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProved } from '#preview/checks/proofs.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const copied = ['adapters', 'blocks', 'preview', 'renderer', 'schemas', 'site'];
const settings = ['.gitignore', 'biome.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
/** What the product writes while it runs: a copy of the sources has none of it. */
const written = /\/(\.next|\.data|node_modules)(\/|$)/;

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'generators-'));
  for (const name of [...copied, ...settings])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !written.test(path) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const generate = (script: string, name: string) =>
  run(execPath, [`preview/generators/${script}.ts`, name], { cwd: copy }).then(
    () => ({ ok: true, said: '' }),
    (error: { readonly stderr?: string }) => ({ ok: false, said: error.stderr ?? '' }),
  );
const check = (tool: string, ...words: string[]) =>
  run(execPath, [join('node_modules', tool), ...words], { cwd: copy });

/** Sends the new form to a site before the service, as a browser without script does, and looks for what came of it. */
const proof = `import { expect, it } from 'vitest';
import { text } from '#schemas/text/text.tile.ts';
import { startFormSite } from './gate/start-form-site.ts';

it('goes from a tile that names it to the mailbox', async () => {
  expect(text.schema.parse({ type: 'text', key: 'x', body: '<p>x</p>', formType: 'guest-book' }).formType).toBe('guest-book');
  const site = await startFormSite();
  const good = { form: 'guest-book', firstName: 'Ada', emailAddress: 'ada@example.com', restaurant: '1', visit: 'today', message: 'Perfect.' };
  const { body } = await site.plainly('/guests', { ...good, visit: 'never', restaurant: '99' });
  expect(body.faults).toEqual([
    { path: 'restaurant', message: 'Choose a restaurant from the list' },
    { path: 'visit', message: 'Choose when you were here' },
  ]);
  expect((await site.plainly('/guests', good)).status).toBe(303);
  expect((await site.mails()).map(({ recipient }) => recipient)).toContain('ada@example.com');
  expect((await site.service.operate('GET', '/api/v1/operator/submissions?since=2020-01-01')).body).toMatchObject({
    submissions: [{ form: 'guest-book', values: { message: 'Perfect.' } }],
  });
  await site.close();
});
`;

describe.skipIf(isProved('generators'))('what the generators make', () => {
  it('is refused under a name that cannot be, or is taken', async () => {
    expect(await generate('new-form', 'Guest Book')).toEqual({
      ok: false,
      said: 'Name the form in kebab case, for example: npm run new-form guest-book\n',
    });
    expect(await generate('new-block', 'hero')).toEqual({
      ok: false,
      said: 'schemas/hero exists already: choose another name.\n',
    });
  });

  it('passes every check as it is, a tile type with its stories, a form on its way to the mailbox [block.new]', {
    timeout: 300_000,
  }, async () => {
    expect(await generate('new-form', 'guest-book')).toMatchObject({ ok: true });
    expect(await generate('new-block', 'opening-party')).toMatchObject({ ok: true });
    writeFileSync(join(copy, 'site/forms/guest-book.test.ts'), proof);
    await check('typescript/bin/tsc', '--noEmit');
    await check('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'schemas', 'blocks');
    const tests = [
      'schemas/forms/guest-book',
      'schemas/tile/migrate-tile',
      'blocks/opening-party',
      'blocks/examples',
      'site/forms/guest-book',
      'preview/catalogue/plan-stories',
    ];
    await check('vitest/vitest.mjs', 'run', ...tests);
    const { stdout } = await check('vitest/vitest.mjs', 'run', 'preview/catalogue/plan-stories', '-t', 'opening-party');
    expect(stdout).toMatch(/Tests\s+1 passed/);
    await check('vitest/vitest.mjs', 'run', 'blocks/_shared/form/forms-agree', '-t', 'guest-book');
  });
});
