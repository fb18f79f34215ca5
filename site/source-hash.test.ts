import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appSources, siteSources } from './source-hash.mjs';

/** Everything that is imported, types aside, by what is built from these folders: `schemas/menu/menu.ts`. */
function importedBy(folders: readonly string[]): string[] {
  const root = join(import.meta.dirname, '..');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  return files.flatMap((text) =>
    [...text.matchAll(/^import (?!type )[^;]*? from '#([^']+)'/gm)].map(([, path = '']) => path),
  );
}

it('builds the site anew when anything changes that is built into it', () => {
  const imported = importedBy(['site/app', 'site/frame', 'blocks', 'renderer', 'adapters/third-party']);
  expect(imported).toContain('adapters/third-party/third-parties.ts');
  expect(imported.filter((path) => !siteSources.some((source) => path.startsWith(`${source}/`)))).toEqual([]);
});

it('builds the preview app anew when anything changes that is built into it', () => {
  const imported = importedBy([
    'preview/app',
    'preview/calls',
    'preview/review/rules',
    'preview/review/compare',
    'renderer',
  ]);
  expect(imported).toContain('site/draft/draft-address.ts');
  expect(imported.filter((path) => !appSources.some((source) => path.startsWith(`${source}/`)))).toEqual([]);
});
