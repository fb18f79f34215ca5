import { setImmediate as nextEventLoopTurn } from 'node:timers/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { formTypes } from '#schemas/forms/form-types.generated.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { renderStory } from '../render/render-story.tsx';
import { renderStoryTiles } from '../render/render-story-tiles.tsx';
import { storyDimensions } from './plan-combinations.ts';
import { planForms } from './plan-forms.ts';
import { planStories } from './plan-stories.ts';

/** Islands load their code on import and render nothing until then. */
beforeAll(async () => {
  await Promise.all(
    formTypes.map((name) => import(`../../../blocks/_shared/forms/compiled/${name}.generated.client.tsx`)),
  );
  await nextEventLoopTurn();
});

const stories = planStories();
const kinds = Object.values(tiles);
const storiesOf = (type: string) => stories.filter(({ title }) => title === type);

/** Written by hand: what the stories have to combine. */
const required = {
  height: ['auto', 'full', 'two-thirds', 'half', 'one-third'],
  width: ['full', 'two-thirds', 'half', 'third'],
  layout: ['none', 'headstone', 'domino-left', 'rounded-corners'],
  background: ['paper', 'primary', 'secondary', 'accent', 'highlight', 'quiet', 'white', '#0b5c6b'],
  screen: [360, 480, 576, 768, 992, 1025, 1200],
  theme: ['default', 'coastal'],
};

describe('the list of stories', () => {
  it('combines every height, width, layout, background, breakpoint and theme [stories.all]', () => {
    expect(storyDimensions).toEqual(required);
  });

  it('has a story for every example of every tile type, at three widths [stories.all]', () => {
    for (const { type, examples } of kinds) {
      for (const name of Object.keys(examples)) {
        const story = stories.find(({ id }) => id === `${type}--${name}`);
        expect(story?.widths, `${type} ${name}`).toEqual([360, 768, 1200]);
      }
    }
  });

  it.each(kinds.map(({ type }) => type))(
    'shows %s at every pair of height, width, layout, background, breakpoint and theme [stories.all]',
    (type) => {
      const combinations = storiesOf(type).map(({ tiles: [raw], widths: [screen], theme }) => ({
        ...raw,
        background: raw?.backgroundColor,
        screen,
        theme,
      }));
      const seen = new Set(
        combinations.flatMap((combination) => {
          const values = Object.entries(combination).flatMap(([name, value]) =>
            name in required ? [`${name}=${value}`] : [],
          );
          return values.flatMap((one) => values.map((other) => `${one} ${other}`));
        }),
      );
      const dimensions = Object.entries<readonly (string | number)[]>(required);
      const missing = dimensions.flatMap(([one, ones]) =>
        dimensions.flatMap(([other, others]) =>
          one === other
            ? []
            : ones.flatMap((a) =>
                others.flatMap((b) => (seen.has(`${one}=${a} ${other}=${b}`) ? [] : [[one, a, other, b]])),
              ),
        ),
      );
      expect(missing).toEqual([]);
    },
  );

  it('has states that only occur in a browser, each header, and whole pages in both themes [stories.all]', () => {
    const ids = stories.filter(({ action, header }) => action || header).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'accordion--answer-opened',
        'card-grid--link-hovered',
        'hero--link-focused',
        'contact-form--errors',
        ...[1, 2, 3, 4, 5, 6].map((variant) => `frame--header-${variant}`),
        'pages--home',
        'pages--home-coastal',
        'pages--restaurant',
      ]),
    );
  });

  it('shows every form that a tile can use, including a new one [stories.all]', () => {
    for (const name of formTypes) {
      const story = stories.find(({ id }) => id === `forms--${name}`);
      const markup = story ? renderToStaticMarkup(renderStoryTiles(story).content) : '';
      expect([name, [...markup.matchAll(/data-form="([^"]*)"/g)].map(([, form]) => form)]).toEqual([name, [name]]);
      expect(story?.baselineWidths).toHaveLength(1);
    }
    expect(planForms(['guest-book']).map(({ id }) => id)).toEqual(['forms--guest-book']);
  });

  it('shows the errors of every tile type with a form [stories.all]', () => {
    const withForm = stories
      .filter(({ title }) => title !== 'forms')
      .filter(({ widths, name }) => widths.length > 1 || name === 'errors')
      .filter((story) => renderToStaticMarkup(renderStoryTiles(story).content).includes('data-form-part'));
    const types = [...new Set(withForm.map(({ title }) => title))];
    const erroneous = withForm.filter(({ name }) => name === 'errors').map(({ title }) => title);
    expect(types).toContain('job-detail');
    expect(types.length).toBeGreaterThan(5);
    expect(erroneous).toEqual(types);
  });

  it('shows header and footer around a page', () => {
    const page = stories.find(({ id }) => id === 'pages--home');
    const markup = page ? renderToStaticMarkup(renderStory(page)) : '';
    expect(markup).toMatch(/^<header.*<main class="page">.*<footer/s);
  });

  it('needs less than a hundredth of all combinations', () => {
    const all = Object.values(storyDimensions).reduce((product, { length }) => product * length, kinds.length);
    expect(stories.length).toBeLessThan(all / 100);
  });

  it('gives every story a unique name that is valid in a URL', () => {
    const ids = stories.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*--[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('is the same list each time', () => {
    expect(planStories()).toEqual(stories);
  });

  it('has a baseline for every example and state, and some at every width', () => {
    const named = stories.filter(({ widths }) => widths.length > 1);
    expect(named.filter(({ baselineWidths }) => baselineWidths.length === 0)).toEqual([]);
    expect(
      stories.filter(({ widths, baselineWidths }) => baselineWidths.some((width) => !widths.includes(width))),
    ).toEqual([]);
    expect(new Set(stories.flatMap(({ baselineWidths }) => baselineWidths))).toEqual(new Set(storyDimensions.screen));
  });
});

describe('a story', () => {
  it('is rendered by the production code without a problem, in a full row, unless its state is one', () => {
    const invalid = stories
      .filter(({ state }) => state === 'default')
      .flatMap((story) => renderStoryTiles(story).problems.map(({ message }) => `${story.id}: ${message}`));
    expect(invalid).toEqual([]);
  });

  it('shows a loading placeholder if data is late', () => {
    const late = stories.filter(({ state }) => state === 'late');
    expect(late.length).toBeGreaterThan(5);
    for (const story of late) expect(renderToStaticMarkup(renderStoryTiles(story).content)).toContain('Try again');
  });

  it('shows editors every problem code that prevents a tile from being shown', () => {
    const codes = storiesOf('problems').flatMap((story) =>
      renderStoryTiles(story).problems.flatMap(({ code, severity }) => (severity === 'error' ? [code] : [])),
    );
    expect([...new Set(codes)].sort()).toEqual([
      'tile-invalid',
      'tile-malformed',
      'tile-migration-failed',
      'tile-need-failed',
      'tile-threw',
      'tile-unknown-type',
    ]);
    for (const story of storiesOf('problems'))
      expect(renderToStaticMarkup(renderStoryTiles(story).content)).toContain('is not shown');
  });
});
