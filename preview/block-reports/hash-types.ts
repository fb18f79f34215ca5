import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMedia } from '../stories/build-catalogue.ts';
import { buildStories } from '../visual/hash/build-stories.ts';
import { digest } from '../visual/hash/digest.ts';
import { createStoryHash } from '../visual/hash/hash-stories.ts';
import { planExamplePages } from './kit/example-pages.ts';

const kit = join(import.meta.dirname, 'kit');

/**
 * Prepares a hash per tile type that changes with its examples, markup, styles or scripts, or with the kit. Takes a few
 * seconds, without a browser.
 */
export async function createTypeHash(): Promise<(type: string) => string> {
  const hashStory = createStoryHash({ ...(await buildStories()), media: renderMedia() });
  const checks = digest(
    ...readdirSync(kit, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .sort()
      .map((file) => readFileSync(join(kit, file))),
  );
  const pages = planExamplePages();
  return (type) =>
    digest(
      checks,
      ...pages
        .filter((page) => page.type === type)
        .map(({ tiles, state }) => hashStory({ tiles, state, theme: 'default' })),
    );
}
