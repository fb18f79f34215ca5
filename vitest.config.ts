import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{schemas,renderer,blocks,adapters,site,preview}/**/*.test.{ts,tsx}'],
    setupFiles: ['preview/checks/quiet-console.ts'],
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
