import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { appPath } from '../app/api/app-paths.ts';

/** The name of the file in the build that lists its scripts and what they import. */
export const chunksFile = 'chunks.json';

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
  },
});
