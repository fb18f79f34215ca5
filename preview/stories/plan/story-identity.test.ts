import { describe, expect, it } from 'vitest';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { storyDimensions, type TileKind } from './plan-combinations.ts';
import { planStories } from './plan-stories.ts';
import type { StoryPlan } from './story-plan.ts';

const kinds = Object.values(tiles);
const stories = planStories(kinds);
const added = { type: 'added-by-this-test', examples: tiles.text.examples };
const withOneMore = ({ type, examples }: TileKind): TileKind => ({
  type,
  examples: { 'one-more': { ...examples.plain, heading: 'One more' }, ...examples },
});

const byId = (each: readonly StoryPlan[]) => new Map(each.map((story) => [story.id, story]));
const withoutType = (each: readonly StoryPlan[], type: string) => each.filter(({ title }) => title !== type);

describe('the stories of a tile type', () => {
  it.each([
    ['first', [added, ...kinds]],
    ['last', [...kinds, added]],
    ['in the middle', [...kinds.slice(0, 9), added, ...kinds.slice(9)]],
  ])('do not change when another type is added %s [stories.all]', (_, more) => {
    const planned = planStories(more);
    expect(planned.length).toBeGreaterThan(stories.length + 50);
    expect(withoutType(planned, added.type)).toEqual(stories);
  });

  it('do not change when another type gets one more example [stories.all]', () => {
    const planned = planStories(kinds.map((kind) => (kind.type === 'hero' ? withOneMore(kind) : kind)));
    expect(withoutType(planned, 'hero')).toEqual(withoutType(stories, 'hero'));
  });

  it('keep every baseline, and most of their content, when their own type gets one more example [stories.all]', () => {
    const planned = planStories(kinds.map(withOneMore));
    const after = byId(planned);
    const baselineWidths = stories.filter((story) => story.baselineWidths.length > 0);
    expect(baselineWidths.map(({ id }) => after.get(id))).toEqual(baselineWidths);
    expect(planned).toHaveLength(stories.length + kinds.length);
    const changed = stories.filter((story) => JSON.stringify(after.get(story.id)) !== JSON.stringify(story));
    expect(changed.length).toBeLessThan(stories.length / 4);
  });

  it.each(kinds.map(({ type }) => type))(
    'have a baseline for each height, width, layout, background, breakpoint and theme of %s [stories.all]',
    (type) => {
      const combined = stories.filter(({ title, widths }) => title === type && widths.length === 1);
      const covered = combined.flatMap(({ tiles: [tile], baselineWidths, theme }) =>
        baselineWidths.flatMap((screen) => [
          `height ${tile?.height}`,
          `width ${tile?.width}`,
          `layout ${tile?.layout}`,
          `background ${tile?.backgroundColor}`,
          `screen ${screen}`,
          `theme ${theme}`,
        ]),
      );
      const all = Object.entries<readonly (string | number)[]>(storyDimensions).flatMap(([dimension, values]) =>
        values.map((value) => `${dimension} ${value}`),
      );
      expect(all.filter((each) => !covered.includes(each))).toEqual([]);
    },
  );

  it('distribute their baselines about equally over the example widths', () => {
    const examples = stories.filter(({ widths }) => widths.length > 1);
    for (const width of [360, 768, 1200]) {
      const share = examples.filter(({ baselineWidths }) => baselineWidths.includes(width)).length / examples.length;
      expect(share, `${width}`).toBeGreaterThan(0.2);
    }
  });
});
