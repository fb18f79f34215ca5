import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteSources } from './source-hash.mjs';

/** Everything that is imported, types aside, by what is built: `schemas/menu/menu.ts`. */
function importedByWhatIsBuilt(): string[] {
  const root = join(import.meta.dirname, '..');
  const files = ['site/app', 'site/frame', 'blocks', 'renderer', 'adapters/third-party'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  return files.flatMap((text) =>
    [...text.matchAll(/^import (?!type )[^;]*? from '#([^']+)'/gm)].map(([, path = '']) => path),
  );
}

it('builds the site anew when anything changes that is built into it', () => {
  const imported = importedByWhatIsBuilt();
  expect(imported).toContain('adapters/third-party/third-parties.ts');
  expect(imported.filter((path) => !siteSources.some((source) => path.startsWith(`${source}/`)))).toEqual([]);
});
