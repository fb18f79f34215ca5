import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appHash } from '#site/build/source-hash.mjs';
import { toolFolders } from '../hash/common-sources.ts';
import { digest } from '../hash/digest.ts';
import { lockedVersions, readLockFile } from '../hash/locked-packages.ts';
import { browserArguments } from '../serve/open-browser.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): Buffer => readFileSync(join(root, path));
const folders = ['preview/visual/editor', 'preview/visual/image'];
const files = [
  'preview/visual/run/take-screenshot.ts',
  'preview/visual/run/test-card.ts',
  'preview/visual/serve/open-browser.ts',
];

/**
 * A hash of everything that a screenshot of the editor app depends on: its sources, the fixed content, packages,
 * browser and its options.
 */
export function hashEditor(): string {
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !name.endsWith('.test.ts'))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  const packages = lockedVersions(readLockFile(read('package-lock.json').toString()), toolFolders);
  return digest(
    appHash(),
    ...[...sources, ...files].flatMap((path) => [path, read(path)]),
    ...packages,
    ...browserArguments,
  );
}
