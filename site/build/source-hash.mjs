// Tells by a hash whether what something is made from has changed. Plain JavaScript without packages, because it is
// asked before anything is installed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './bootstrap.mjs';

/** All that the framework's application and the site's own script are made of. The server runs from its sources. */
export const siteSources = [
  'schemas',
  'renderer',
  'blocks',
  'adapters/integrations/captcha',
  'adapters/integrations/third-parties',
  'site',
  'package-lock.json',
  'tsconfig.json',
];
const mediaSources = ['adapters/demo'];

/** All that the editors' preview app is made of. */
export const appSources = [
  'schemas',
  'renderer',
  'blocks/_shared',
  'preview/app',
  'preview/review',
  'preview/server',
  'site/booking/messages',
  'site/pages/head/social-card.ts',
  'site/drafts',
  'site/routing',
  'package-lock.json',
  'tsconfig.json',
];

/** All that the catalogue of stories is made of, besides the demo's pictures. */
const catalogueSources = [
  'schemas',
  'renderer',
  'blocks',
  'site',
  'adapters',
  'preview/app/fields',
  'preview/stories',
  'package-lock.json',
  'tsconfig.json',
];

/** What lies among the sources and goes into nothing; `next-env.d.ts` is written by the build itself. */
const ignored = new Set(['.next', '.frame', 'node_modules', 'next-env.d.ts', 'e2e', 'screenshots', 'README.md']);

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

function hashOf(sources, settings = '') {
  const hash = createHash('sha256').update(settings);
  for (const file of sources.flatMap((name) => filesIn(join(root, name))).sort()) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Stands for everything that the site is built from: the breakpoints of its style sheets are a setting. */
export const siteHash = () => hashOf(siteSources, process.env.BREAKPOINTS_PX?.trim());

/** Stands for everything that the preview app is built from. */
export const appHash = () => hashOf(appSources);

/** Stands for everything that the demo's pictures are drawn from. */
export const mediaHash = () => hashOf(mediaSources);

/** Stands for everything that the catalogue of stories is built from. */
export const catalogueHash = () => hashOf(catalogueSources, mediaHash());
