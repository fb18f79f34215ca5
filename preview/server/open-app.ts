import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createStaticAssets, type StaticAssets } from '#site/server/send/static-assets.ts';
import { appPath } from '../app/api/app-paths.ts';
import { chunksFile } from './app-build-options.ts';

/** The built app: its documents, its files, and the style sheet that the sign-in page shares. */
export interface App {
  readonly document: string;
  /** The document of the page editor. It preloads the editor’s scripts, which the app imports only once it runs. */
  readonly editorDocument: string;
  readonly styles: string;
  readonly files: StaticAssets;
}

/** Reads the built app. Rejects if the folder has none. */
export async function openApp(folder: string): Promise<App> {
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const styles = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(document)?.[1] ?? '';
  const files = createStaticAssets(
    [{ path: `${appPath}/assets/`, folders: [join(folder, 'assets')], immutable: true }],
    32_000_000,
  );
  const chunks = chunksSchema.parse(JSON.parse(await readFile(join(folder, chunksFile), 'utf8')));
  const preloads = filesOf(chunks, 'editor/editor-page.tsx')
    .map((file) => `${appPath}/${file}`)
    .filter((path) => !document.includes(path))
    .map((path) => `<link rel="modulepreload" href="${path}" />`);
  return { document, editorDocument: document.replace('</head>', `${preloads.join('')}</head>`), styles, files };
}

/** Source: https://vite.dev/guide/backend-integration */
const chunksSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));

/** The script of a module, and those that it imports before it runs. Throws if the build has no such module. */
function filesOf(chunks: z.output<typeof chunksSchema>, name: string): readonly string[] {
  const files = new Set<string>();
  const add = (each: string): void => {
    const chunk = chunks[each];
    if (!chunk) throw new Error(`The built app has no script for ${each}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports) add(imported);
  };
  add(name);
  return [...files];
}
