import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chunksFile } from './app-build-options.ts';
import { openApp } from './open-app.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-app-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head><script type="module" src="/_preview/assets/main.js"></script></head></html>',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (chunks: object): void => writeFileSync(join(folder, chunksFile), JSON.stringify(chunks));

describe('the document of the page editor', () => {
  it('preloads its scripts and what they import, each once, but not those that the document has [editor.canvas]', async () => {
    write({
      'index.html': { file: 'assets/main.js', dynamicImports: ['editor/editor-page.tsx'] },
      'editor/editor-page.tsx': { file: 'assets/editor.js', imports: ['_shared.js', 'index.html', '_fields.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_fields.js'] },
      '_fields.js': { file: 'assets/fields.js' },
      'media/media-library.tsx': { file: 'assets/media.js' },
    });
    const { document, editorDocument } = await openApp(folder);
    expect([...editorDocument.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/_preview/assets/editor.js',
      '/_preview/assets/shared.js',
      '/_preview/assets/fields.js',
    ]);
    expect(document).not.toContain('modulepreload');
  });

  it('is not opened without its scripts [editor.canvas]', async () => {
    write({ 'index.html': { file: 'assets/main.js' } });
    await expect(openApp(folder)).rejects.toThrow('The built app has no script for editor/editor-page.tsx.');
  });
});
