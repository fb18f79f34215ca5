import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createStaticAssets, type StaticAssets } from '#site/server/send/static-assets.ts';
import { appPath } from '../app/api/app-paths.ts';

/** The built app: its document, its files, and the style sheet that the sign-in page shares. */
export interface App {
  readonly document: string;
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
  return { document, styles, files };
}
