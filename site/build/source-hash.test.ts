import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { appSources, siteSources } from './source-hash.mjs';

const root = join(import.meta.dirname, '../..');

/** Paths of the modules that a module imports, without types, packages and other files. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )[^;]*? from '(#|\.[^']*?\/)([^']+\.tsx?)'/gm)].map(
    ([, start = '', name = '']) => (start === '#' ? name : posix.join(posix.dirname(path), start, name)),
  );
}

/**
 * Every module imported, directly or indirectly, by what is built from these folders, such as
 * `schemas/domain/menu/menu.ts`.
 */
function importedBy(folders: readonly string[]): string[] {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const imported = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const next of importsOf(path).filter((name) => !imported.has(name))) {
      imported.add(next);
      waiting.push(next);
    }
  return [...imported].sort();
}

const isIn = (path: string, sources: readonly string[]): boolean =>
  sources.some((source) => path === source || path.startsWith(`${source}/`));

it('the hash of the site covers everything that is built into it', () => {
  const imported = importedBy([
    'site/next/app',
    'site/layout',
    'blocks',
    'renderer',
    'adapters/integrations/third-parties',
  ]);
  expect(imported).toContain('adapters/integrations/third-parties/third-parties.ts');
  expect(imported.filter((path) => !isIn(path, siteSources))).toEqual([]);
});

it('the hash of the preview app covers everything that is built into it', () => {
  const imported = importedBy(['preview/app', 'preview/review/rules', 'preview/review/compare', 'renderer']);
  expect(imported).toContain('site/drafts/draft-address.ts');
  expect(imported.filter((path) => !isIn(path, appSources))).toEqual([]);
});
