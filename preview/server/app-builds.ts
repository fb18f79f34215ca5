import { join } from 'node:path';
import { createBuilds } from '#site/build/builds.ts';

/** The builds of the app, each named by the hash of its sources. `start.mjs` also uses this folder. */
export const appBuilds = createBuilds(join(import.meta.dirname, '../.build'));
