import { defineConfig } from '@playwright/test';

/** The tests of the pictures’ own commands. They start the browser that pictures are made in, not that of the other tests. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  workers: 1,
  timeout: 300_000,
  outputDir: '../../test-results/visual-tests',
});
