import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { catalogueHash, mediaHash } from '#site/build/source-hash.mjs';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/catalogue');
const manifest = createRequire(import.meta.url).resolve('storybook/package.json');
const storybook = join(dirname(manifest), 'dist/bin/dispatcher.js');

/** The folder of the static catalogue. */
export const builtCatalogue = join(cache, 'static');

/** Renders the demo chain’s images, unless they are up to date, and returns their folder. */
export function renderMedia(): string {
  const folder = join(cache, 'pictures');
  const stamp = join(folder, 'hash');
  const hash = mediaHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  mkdirSync(folder, { recursive: true });
  const script = join(root, 'adapters/demo/write-demo-media.ts');
  if (spawnSync(process.execPath, [script, folder], { stdio: 'inherit' }).status !== 0)
    throw new Error('The images could not be rendered. See the message above.');
  writeFileSync(stamp, hash);
  return folder;
}

/** Runs Storybook with our configuration and without telemetry. True if it succeeded. */
export function runStorybook(args: readonly string[], stdio: 'inherit' | 'pipe' = 'inherit'): boolean {
  const config = join(root, 'preview/stories/storybook');
  const env = {
    ...process.env,
    CATALOGUE_MEDIA: renderMedia(),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    CI: '1',
  };
  const done = spawnSync(process.execPath, [storybook, ...args, '--config-dir', config], { cwd: root, stdio, env });
  if (done.status !== 0 && stdio === 'pipe') process.stderr.write(`${done.stdout}${done.stderr}`);
  return done.status === 0;
}

/** Builds the static catalogue, unless it is up to date. Prints nothing unless it fails, and then throws. */
export function buildCatalogue(): string {
  const stamp = join(builtCatalogue, 'sources-hash');
  const hash = catalogueHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return builtCatalogue;
  rmSync(stamp, { force: true });
  if (!runStorybook(['build', '--output-dir', builtCatalogue, '--quiet'], 'pipe'))
    throw new Error('The catalogue could not be built. See the message above.');
  writeFileSync(stamp, hash);
  return builtCatalogue;
}
