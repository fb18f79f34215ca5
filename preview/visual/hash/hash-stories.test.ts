import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderMedia } from '#preview/stories/build-catalogue.ts';
import { planStories } from '#preview/stories/plan/plan-stories.ts';
import { type BuiltStories, buildStories } from './build-stories.ts';
import { createStoryHash } from './hash-stories.ts';

const root = join(import.meta.dirname, '../../..');
/** One story of each tile type, and each that shows problems. */
const stories = planStories().filter(({ id, title }) => id.endsWith('--plain') || title === 'problems');

let built: BuiltStories;
let media: string;
let before: ReadonlyMap<string, string>;

const hashAll = (read?: (file: string) => Buffer, rendered = built): ReadonlyMap<string, string> => {
  const hash = createStoryHash({ ...rendered, media, ...(read && { read }) });
  return new Map(stories.map((story) => [story.id, hash(story)]));
};

beforeAll(async () => {
  built = await buildStories();
  media = renderMedia();
  before = hashAll();
});

const differing = (after: ReadonlyMap<string, string>): readonly string[] =>
  [...after].flatMap(([id, hash]) => (before.get(id) === hash ? [] : [id]));

/** The stories with a hash that changes with the text of a file. */
function changedBy(path: string, edit: (text: string) => string = (text) => `${text}\n`): readonly string[] {
  const file = join(root, path);
  const edited = Buffer.from(edit(readFileSync(file, 'utf8')));
  expect(edited.equals(readFileSync(file))).toBe(false);
  return differing(hashAll((each) => (each === file ? edited : readFileSync(each))));
}
const all = stories.map(({ id }) => id);

describe('the hash of a story', () => {
  it('stays the same when nothing changes', () => {
    expect(differing(hashAll())).toEqual([]);
  });

  it('changes with the style sheet of its block, and with no other block’s', () => {
    expect(changedBy('blocks/hero/hero.module.css')).toEqual(['hero--plain', 'problems--tile-invalid']);
  });

  it('changes with the script of an island that it shows, and with no other', () => {
    expect(changedBy('blocks/carousel/carousel.client.tsx')).toEqual(['carousel--plain']);
    expect(changedBy('blocks/booking/calendar/day-cell.client.tsx')).toEqual(['booking--plain']);
  });

  it('changes with its own content only', () => {
    const hash = createStoryHash({ ...built, media });
    const after = stories.map((story) => {
      const [first, ...others] = story.tiles;
      const tiles = story.id === 'text--plain' ? [{ ...first, heading: 'Another heading' }, ...others] : story.tiles;
      return [story.id, hash({ ...story, tiles })] as const;
    });
    expect(differing(new Map(after))).toEqual(['text--plain']);
  });

  it('changes with the data that its block needs', () => {
    const render: BuiltStories['render'] = (story) => built.render(story).replaceAll('Chicken satay', 'Satay');
    const changed = differing(hashAll(undefined, { ...built, render }));
    expect(changed).toContain('allergen-guide--plain');
    expect(changed).not.toContain('hero--plain');
  });

  it('changes with the proportions of an image, which its test card shows, and not with the artwork', () => {
    const [, image = ''] = /(\/media\/[\w./-]+\.svg)/.exec(built.render(storyOf('image-text--plain'))) ?? [];
    const showing = stories.filter((story) => built.render(story).includes(image)).map(({ id }) => id);
    const file = relative(root, join(media, image));
    expect(changedBy(file, (text) => text.replace(/viewBox="0 0 [\d.]+/, 'viewBox="0 0 77'))).toEqual(showing);
    expect(showing.length).toBeLessThan(stories.length);
    expect(changedBy(file, (text) => text.replace('</svg>', '<circle r="9"/></svg>'))).toEqual([]);
  });

  it.each([
    'preview/checks/browser/packaged-browser.ts',
    'preview/stories/render/make-deterministic.ts',
    'preview/visual/rules/find-overlaps.ts',
    'preview/visual/image/compare-bitmaps.ts',
    'blocks/_shared/styles/tokens.css',
    'blocks/_shared/styles/theme-coastal.css',
    'blocks/_shared/styles/fonts.css',
    'blocks/_shared/styles/fonts/fraunces-latin.woff2',
    'blocks/_shared/styles/tile.css',
    'blocks/_shared/menu-filter/live-filter.element.ts',
    'site/drafts/problem-styles.ts',
  ])('changes for every story with %s', (file) => {
    expect(changedBy(file)).toEqual(all);
  });

  it.each(['@sparticuz/chromium', 'rolldown', 'react-dom'])(
    'changes for every story with the version of %s',
    (name) => {
      const version = new RegExp(`("node_modules/${name}": \\{\\s*"version": ")[^"]+`);
      expect(changedBy('package-lock.json', (text) => text.replace(version, '$1999.0.0'))).toEqual(all);
    },
  );

  it('changes with the version of a package that only its island depends on, however indirectly', () => {
    const version = /("node_modules\/embla-carousel": \{\s*"version": ")[^"]+/;
    const changed = changedBy('package-lock.json', (text) => text.replace(version, '$1999.0.0'));
    expect(changed).toEqual(['carousel--plain']);
  });

  it.each([
    'blocks/text/text.tsx',
    'blocks/blocks.generated.ts',
    'blocks/islands.generated.ts',
    'schemas/tiles/tiles.generated.ts',
    'preview/stories/plan/plan-stories.ts',
  ])('stays the same when %s changes and the markup does not', (file) => {
    expect(changedBy(file)).toEqual([]);
  });

  it('changes with the order of shared style sheets', () => {
    const preview = join(root, 'preview/stories/storybook/preview.ts');
    const reversed = new Map(built.imports).set(preview, [...(built.imports.get(preview) ?? [])].reverse());
    expect(differing(hashAll(undefined, { ...built, imports: reversed }))).toEqual(all);
  });

  it('changes for every story with an option of the browser', () => {
    const hash = createStoryHash({ ...built, media, browser: ['--no-sandbox'] });
    expect(differing(new Map(stories.map((story) => [story.id, hash(story)])))).toEqual(all);
  });

  it('depends on the theme and the state', () => {
    const hash = createStoryHash({ ...built, media });
    const story = storyOf('offer--plain');
    const hashes = [story, { ...story, theme: 'coastal' as const }, { ...story, state: 'late' as const }].map(hash);
    expect(new Set(hashes).size).toBe(3);
  });
});

function storyOf(id: string) {
  const story = stories.find((each) => each.id === id);
  if (!story) throw new Error(`There is no story ${id}.`);
  return story;
}
