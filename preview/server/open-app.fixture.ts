import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunksFile } from './app-build-options.ts';

/** For tests: writes what the build of the app writes, without scripts. */
export function writeBuiltApp(folder: string, document = '<!doctype html><title>Preview</title>'): void {
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, chunksFile), JSON.stringify({ 'editor/editor-page.tsx': { file: 'assets/editor.js' } }));
}
