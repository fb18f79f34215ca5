import { configDefaults, defineConfig } from 'vitest/config';

const folders = '{schemas,renderer,blocks,adapters,site,preview}';
/** Tests that kill processes, send thousands of requests or run whole commands. */
const slow = `${folders}/**/*.slow.test.{ts,tsx}`;
/** Tests that replace modules or the environment of their process. */
const isolated = `${folders}/**/*.isolated.test.{ts,tsx}`;
/** Tests of code that runs in the browser, in a simulated document. */
const dom = `${folders}/**/*.dom.test.{ts,tsx}`;

export default defineConfig({
  // In the copies of `npm run mutate`, the packages are outside of the project.
  server: { fs: { strict: false } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    setupFiles: ['quiet-console', 'real-timers', 'random-values'].map((name) => `preview/checks/vitest/${name}.ts`),
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    // The default leaves one processor of two idle.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, slow, isolated, dom],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
      {
        extends: true,
        test: {
          name: 'dom',
          // The simulated document knows no container queries, which most style sheets use.
          css: { exclude: [/\.css$/] },
          include: [dom],
          isolate: false,
          environment: 'happy-dom',
          // Frames get their address, but load nothing.
          environmentOptions: {
            happyDOM: {
              settings: { enableIframePageLoading: true, navigation: { disableChildFrameNavigation: true } },
            },
          },
          setupFiles: ['preview/checks/vitest/reset-document.ts', 'preview/checks/vitest/simulate-popover.ts'],
        },
      },
      { extends: true, test: { name: 'slow', include: [slow], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
