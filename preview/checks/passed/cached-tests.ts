/** Tests, documentation and reports, which no product contains. */
const exceptTests = [':!*.test.ts', ':!*.test.tsx', ':!*.e2e.ts', ':!*.md'] as const;
const productFiles = [
  'schemas',
  'renderer',
  'blocks',
  'adapters',
  'site',
  'package-lock.json',
  ...exceptTests,
] as const;
const browserFiles = [...productFiles, 'playwright.config.ts', 'preview/checks/browser/browser-options.ts'] as const;

/**
 * Slow tests with a result that depends on few files, as pathspecs of Git. They run again if one of those files has
 * changed since they last passed, and in `npm run test:all`. `passed-tests.json` records the hashes of the files, and is
 * committed.
 */
export const cachedTests = {
  /** A framework application with tiles that throw: `site/e2e/scripts/throwing.e2e.ts`. */
  throwing: ['renderer', 'site/e2e/scripts/proof-app', 'site/e2e/scripts/throwing.e2e.ts', 'package-lock.json'],
  /** The site in development, with a framework that compiles on demand: `site/e2e/product/development.e2e.ts`. */
  development: productFiles,
  /**
   * The website in a browser: `site/e2e`. While these files are unchanged, `npm test` runs all tests of the test files
   * that changed, and one test of every third other file.
   */
  site: browserFiles,
  /** The preview app in a browser: `preview/e2e`. Sampled as the website is. */
  preview: [
    ...browserFiles,
    'preview/app',
    'preview/server',
    'preview/review',
    'preview/block-reports/checked-blocks.ts',
    'preview/e2e',
  ],
  /** The generators in a copy of the tree: `preview/generators/generators.slow.test.ts`. */
  generators: [
    'preview/generators',
    'preview/checks',
    'preview/mutate/run/copy-tree.ts',
    'blocks/_shared',
    'renderer',
    'schemas/content/field',
    'schemas/forms',
    'schemas/content/tile',
    'schemas/sources',
    'biome.json',
    'tsconfig.json',
    'vitest.config.ts',
    ':!preview/checks/passed/passed-tests.json',
  ],
  /** What changes of the code do to content: `preview/impact/impact.slow.test.ts`. */
  impact: [
    'preview/impact',
    'preview/stories',
    'adapters/demo/content',
    'blocks/_shared/examples',
    'renderer',
    'schemas/content',
    'package-lock.json',
  ],
  /** The test runs of `npm run mutate`: `preview/mutate/run/test-runner.slow.test.ts`. */
  mutation: ['preview/mutate', 'package-lock.json', 'vitest.config.ts'],
  /** What kills processes, or sends thousands of requests or mutated replies: mostly the slow tests of `adapters` and `site`. */
  races: ['schemas', 'renderer', 'blocks', 'adapters', 'site', 'package-lock.json', ':!*.e2e.ts', ':!*.md'],
  /** The checks of the conformance kit, with bad blocks that they must find: `preview/block-reports/kit.e2e.ts`. */
  kit: [
    'preview/block-reports',
    'preview/visual/serve',
    'preview/stories',
    'preview/checks/browser',
    'blocks/_shared',
    'renderer',
    'package-lock.json',
    ':!preview/block-reports/checked-blocks.json',
    ':!*.md',
  ],
  /** The commands that take and approve screenshots, and the signs of allergens in them: the tests of `preview/visual`. */
  screenshots: [
    'preview/visual',
    'preview/stories',
    'preview/checks/browser',
    'blocks',
    'renderer',
    'package-lock.json',
    ':!preview/visual/baselines',
    ':!*.md',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type CachedTest = keyof typeof cachedTests;

/** Tells tests which of them can be skipped. */
const skipVariable = 'PASSED_TESTS';

/** The environment that skips tests. */
export const skipPassed = (passed: readonly CachedTest[]): Readonly<Record<string, string>> => ({
  [skipVariable]: passed.join(' '),
});

/** Whether a test can be skipped. Called by the test itself. */
export const hasAlreadyPassed = (name: CachedTest): boolean =>
  (process.env[skipVariable] ?? '').split(' ').includes(name);
