import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { testCard } from '../run/test-card.ts';
import { browserArguments } from '../serve/open-browser.ts';
import type { BuiltStories } from './build-stories.ts';
import { commonFiles, toolFolders } from './common-sources.ts';
import { digest } from './digest.ts';
import { createFileDigests } from './digest-files.ts';
import { isStyle, type ModuleGraph, reachFiles } from './module-graph.ts';
import { once } from './once.ts';

const root = join(import.meta.dirname, '../../..');
const inRoot = (path: string): string => join(root, path);
const islandRegistry = inRoot('blocks/islands.generated.ts');
const preview = inRoot('preview/stories/storybook/preview.ts');
const drawStory = inRoot('preview/stories/render/draw-story.tsx');
const renderStory = inRoot('preview/stories/render/render-story.tsx');
const storyFrame = inRoot('preview/stories/render/story-frame.tsx');
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
  const reach = (file: string): readonly string[] => reachFiles([file], graph, registries);
  const common = digest(
    digests.files([...new Set([...commonFiles(root), ...reach(preview)])].sort()),
    digests.styles([...reach(preview), ...reach(drawStory)]),
    digests.packages(toolFolders),
    ...browser,
  );
  const islands = readIslands(read(islandRegistry).toString());
  const styleOf = once((type) => digests.styles(reach(inRoot(`blocks/${type}/${type}.tsx`))));
  const scriptOf = once((name) => {
    const file = islands.get(name);
    if (!file) throw new Error(`The registry of islands has no ${name}.`);
    const files = reach(file);
    return digest(digests.files(files.filter((each) => !isStyle(each)).toSorted()), digests.styles(files));
  });
  /** An image as the catalogue serves it. */
  const imageOf = once((path) => {
    const file = join(media, path);
    if (!existsSync(file)) return `${path} missing`;
    return digest(path, path.endsWith('.svg') ? testCard(read(file).toString()) : read(file));
  });
  const frameStyles = digests.styles(reach(storyFrame));
  return (story) => {
    const markup = render(story);
    return digest(
      common,
      story.theme,
      JSON.stringify(story.action ?? ''),
      story.header ? frameStyles : '',
      markup,
      ...story.tiles.map(({ type }) => styleOf(String(type))),
      ...valuesOf(markup, /data-island="([\w-]+)"/g).map(scriptOf),
      ...valuesOf(markup, /(\/media\/[\w./-]+)/g).map(imageOf),
    );
  };
}
