import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appBuildOptions } from './app-build-options.ts';

const folder = mkdtempSync(join(tmpdir(), 'app-'));
const chunks = new Map<string, Rolldown.OutputChunk>();

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const results = [await build(appBuildOptions(folder))].flat();
  for (const result of results)
    for (const file of 'output' in result ? result.output : [])
      if (file.type === 'chunk') chunks.set(file.fileName, file);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A script and all that it imports before it runs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) withImports(imported, found);
  return found;
}
const listScripts = (): Rolldown.OutputChunk[] => {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
  return [...withImports(entry)].flatMap((name) => chunks.get(name) ?? []);
};

/** In bytes as transferred; 127,000 of them at the time of writing, most of them React and zod. */
const maxListBytes = 140_000;

it('the list of pages needs a fraction of the app’s script', () => {
  const sum = listScripts().reduce((bytes, { code }) => bytes + gzipSync(code).length, 0);
  expect(sum).toBeGreaterThan(50_000);
  expect(sum).toBeLessThan(maxListBytes);
});

it('the list of pages loads neither the editor nor the tile types', () => {
  const modules = listScripts().flatMap(({ moduleIds }) => moduleIds);
  const editorParts =
    /preview\/app\/(editor\/(?!edit-by-path|editor-page.lazy)|canvas\/(?!hide-overlays)|fields|publish)|schemas\/tiles|framer-motion|parse5/;
  expect(modules.filter((id) => editorParts.test(id))).toEqual([]);
  expect(modules.some((id) => id.includes('preview/app/pages/pages.tsx'))).toBe(true);
});

const isTextEditor = (id: string): boolean => /node_modules\/(@tiptap|prosemirror)/.test(id);

/** In bytes as transferred; 101,000 of them at the time of writing, most of them ProseMirror. */
const maxTextEditorBytes = 110_000;

it('the editor of rich text is a script of its own, which only its field loads [editor.text]', () => {
  const own = [...chunks.values()].filter(({ moduleIds }) => moduleIds.some(isTextEditor));
  const loaders = [...chunks.values()].filter(({ imports }) => own.some(({ fileName }) => imports.includes(fileName)));
  expect(own).toHaveLength(1);
  expect(loaders.map(({ fileName }) => fileName)).toEqual([]);
  const [bytes = 0] = own.map(({ code }) => gzipSync(code).length);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(maxTextEditorBytes);
});
