import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { testCard } from '../run/test-card.ts';
import { browserArguments } from '../serve/open-browser.ts';
import type { BuiltStories } from './build-stories.ts';
import { commonFiles, toolFolders } from './common-sources.ts';
import { digest } from './digest.ts';
import { createFileDigests } from './digest-files.ts';
import { memoize } from './memoize.ts';
import { isStyle, type ModuleGraph, reachableFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '../../..');
const inRoot = (path: string): string => join(root, path);
const islandRegistry = inRoot('blocks/islands.generated.ts');
const preview = inRoot('preview/stories/storybook/preview.ts');
const renderStoryTiles = inRoot('preview/stories/render/render-story-tiles.tsx');
const renderStory = inRoot('preview/stories/render/render-story.tsx');
const storyLayout = inRoot('preview/stories/render/story-layout.tsx');
/** Registries import every block, so a single block must not pull them in. */
const registries = new Set([inRoot('blocks/blocks.generated.ts'), islandRegistry]);

/** The modules of the islands by name, from the registry that `npm run gen` writes. */
function readIslands(text: string): ReadonlyMap<string, string> {
  const entries = text.matchAll(/hostIsland\('([\w-]+)', \(\) => import\('\.\/([^']+)'\)/g);
  return new Map([...entries].map(([, name = '', path = '']) => [name, inRoot(`blocks/${path}`)]));
}

const valuesOf = (markup: string, pattern: RegExp): readonly string[] =>
  [...new Set([...markup.matchAll(pattern)].map(([, value = '']) => value))].sort();

interface HashSources extends BuiltStories {
  /** The folder of the demo’s images. */
  readonly media: string;
  readonly read?: (file: string) => Buffer;
  readonly browser?: readonly string[];
}

export type StoryHash = (story: Pick<StoryPlan, 'tiles' | 'state' | 'theme' | 'header' | 'action'>) => string;

/**
 * Prepares a hash per story of everything that a screenshot or a rule depends on: markup, style sheets and their order,
 * scripts, data, images, packages, browser and its options. Not covered: code of a block that behaves differently in a
 * browser without being an island, and the ICU data that Node formats dates and numbers with.
 */
export function createStoryHash(sources: HashSources): StoryHash {
  const { render, imports, media, read = readFileSync, browser = browserArguments } = sources;
  const graph: ModuleGraph = { imports, read };
  const digests = createFileDigests(root, graph, [preview, renderStory]);
  const reachable = (file: string): readonly string[] => reachableFiles([file], graph, registries);
  const common = digest(
    digests.files([...new Set([...commonFiles(root), ...reachable(preview)])].sort()),
    digests.styles([...reachable(preview), ...reachable(renderStoryTiles)]),
    digests.packages(toolFolders),
    ...browser,
  );
  const islands = readIslands(read(islandRegistry).toString());
  const styleOf = memoize((type) => digests.styles(reachable(inRoot(`blocks/${type}/${type}.tsx`))));
  const scriptOf = memoize((name) => {
    const file = islands.get(name);
    if (!file) throw new Error(`The registry of islands has no ${name}.`);
    const files = reachable(file);
    return digest(digests.files(files.filter((each) => !isStyle(each)).toSorted()), digests.styles(files));
  });
  /** An image as the catalogue serves it. */
  const imageOf = memoize((path) => {
    const file = join(media, path);
    if (!existsSync(file)) return `${path} missing`;
    return digest(path, path.endsWith('.svg') ? testCard(read(file).toString()) : read(file));
  });
  const layoutStyles = digests.styles(reachable(storyLayout));
  return (story) => {
    const markup = render(story);
    return digest(
      common,
      story.theme,
      JSON.stringify(story.action ?? ''),
      story.header ? layoutStyles : '',
      markup,
      ...story.tiles.map(({ type }) => styleOf(String(type))),
      ...valuesOf(markup, /data-island="([\w-]+)"/g).map(scriptOf),
      ...valuesOf(markup, /(\/media\/[\w./-]+)/g).map(imageOf),
    );
  };
}
