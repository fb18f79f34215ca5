// Hashes sources to find out whether a build is out of date. Plain JavaScript without packages, because it runs before
// anything is installed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * Everything that the Next.js application and the site’s own scripts are built from. The server runs from its sources.
 */
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

/** Everything that the editors’ preview app is built from. */
export const appSources = [
  'schemas',
  'renderer',
  'blocks/_shared',
  'blocks/page-reader.ts',
  'preview/app',
  'preview/review',
  'preview/server',
  'adapters/access/too-many-secrets.ts',
  'adapters/api-client/repair',
  'adapters/service/content/texts/links-of-content.ts',
  'adapters/service/content/texts/text-fields.ts',
  'adapters/service/http/csv.ts',
  'site/booking/journey/resolve-chosen-journey.ts',
  'site/booking/message-catalogue',
  'site/pages/head/social-card.ts',
  'site/drafts',
  'site/routing',
  'package-lock.json',
  'tsconfig.json',
];

/** Everything that the catalogue of stories is built from, besides the demo images. */
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

/** Names that are part of no build. The build itself writes `next-env.d.ts`. */
const ignored = new Set(['.next', '.site-scripts', 'node_modules', 'next-env.d.ts', 'e2e', 'screenshots', 'README.md']);

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

/** Hash of everything that the site is built from, the configured breakpoints included. */
export const siteHash = () => hashOf(siteSources, process.env.BREAKPOINTS_PX?.trim());

/** Hash of everything that the preview app is built from. */
export const appHash = () => hashOf(appSources);

/** Hash of everything that the demo images are rendered from. */
export const mediaHash = () => hashOf(mediaSources);

/** Hash of everything that the catalogue of stories is built from. */
export const catalogueHash = () => hashOf(catalogueSources, mediaHash());
