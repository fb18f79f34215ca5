import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { appPath } from '../app/api/app-paths.ts';

/** The name of the file in the build that lists its scripts and what they import. */
export const chunksFile = 'chunks.json';

const isZod = (moduleId: string): boolean => moduleId.includes('/node_modules/zod/');

/**
 * The app's content security policy forbids code generation at run time, which zod tries when the first schema is created.
 * Schemas share a script with zod, so no module of the app runs before them.
 */
const withoutZodJit = '(globalThis.__zod_globalConfig ??= {}).jitless = true;';

/** How the preview app is built into a folder. */
export const appBuildOptions = (outDir: string): InlineConfig => ({
  root: join(import.meta.dirname, '../app'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  base: `${appPath}/`,
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // Lists the scripts of each view, which the server preloads.
    manifest: chunksFile,
    // The editor’s script. Editors keep one page open all day, so some hundred kilobytes are acceptable.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { output: { banner: ({ moduleIds }) => (moduleIds.some(isZod) ? withoutZodJit : '') } },
  },
});
