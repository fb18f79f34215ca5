import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaticAssets } from './static-assets.ts';

describe('the files of the site', () => {
  const root = mkdtempSync(join(tmpdir(), 'assets-'));
  beforeAll(() => {
    for (const [build, file] of [
      ['new', 'page.css'],
      ['new', 'both.css'],
      ['old', 'both.css'],
      ['old', 'earlier.css'],
    ] as const) {
      mkdirSync(join(root, build), { recursive: true });
      writeFileSync(join(root, build, file), `/* ${build} */`);
    }
    writeFileSync(join(root, 'secret.css'), '');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const assets = createStaticAssets(
    [{ path: '/static/', folders: [join(root, 'new'), join(root, 'old')], immutable: true }],
    1_000_000,
  );
  const textOf = async (path: string) => (await assets.get(path))?.body.identity.toString();

  it('come from the build that runs, and from the one before where a page of then asks for them', async () => {
    expect(await textOf('/static/page.css')).toBe('/* new */');
    expect(await textOf('/static/both.css')).toBe('/* new */');
    expect(await textOf('/static/earlier.css')).toBe('/* old */');
  });

  it('are none where no build has them, and none above their folders', async () => {
    expect(await textOf('/static/none.css')).toBe(undefined);
    expect(await textOf('/static/../secret.css')).toBe(undefined);
    expect(assets.owns('/other/page.css')).toBe(false);
  });
});
