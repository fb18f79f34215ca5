import { expect, it } from 'vitest';
import { lockedVersions, packageFolderOf, readLockFile } from './locked-packages.ts';

const lock = (nestedVersion: string) =>
  readLockFile(
    JSON.stringify({
      packages: {
        '': { name: 'project', dependencies: { carousel: '1' } },
        'node_modules/carousel': { version: '1.0.0', dependencies: { core: '2' }, peerDependencies: { react: '*' } },
        'node_modules/carousel/node_modules/core': { version: nestedVersion, dependencies: { base: '1' } },
        'node_modules/core': { version: '9.0.0' },
        'node_modules/base': { version: '3.0.0', optionalDependencies: { 'not-for-this-machine': '1' } },
        'node_modules/react': { version: '19.0.0' },
        'node_modules/unrelated': { version: '1.0.0' },
      },
    }),
  );

it('finds all dependencies of a package, in the version that the package resolves', () => {
  expect(lockedVersions(lock('2.0.0'), ['node_modules/carousel'])).toEqual([
    'node_modules/base@3.0.0',
    'node_modules/carousel@1.0.0',
    'node_modules/carousel/node_modules/core@2.0.0',
    'node_modules/react@19.0.0',
  ]);
});

it.each([
  ['/project/node_modules/react/index.js', 'node_modules/react'],
  ['/project/node_modules/@rjsf/core/lib/index.js', 'node_modules/@rjsf/core'],
  ['/project/node_modules/a/node_modules/@b/c/d/e.js', 'node_modules/a/node_modules/@b/c'],
  ['/project/blocks/hero/hero.tsx', undefined],
])('%s belongs to the package %s', (file, folder) => {
  expect(packageFolderOf(file)).toBe(folder);
});
