import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { hasEffect } from '#schemas/content/field/without-effect.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { exampleContext } from './example-context.ts';

/** Renders a page with one tile as the site does, including the parts that scripts hydrate. */
async function render(tile: RawTile): Promise<string> {
  const read = readPage({ id: 'offered', title: 'Offered', tiles: [tile] });
  if (!read.ok || read.value.tiles.length !== 1) throw new Error('The tile is not valid.');
  const all = read.value.tiles;
  const plan = planNeeds(
    all.map((each) => each.tile),
    exampleContext,
  );
  const answers: Answers = new Map(
    [...plan.needs.values()].map((need) => [needName(need), { ok: true, value: exampleData[need.source] }]),
  );
  const page = {
    pageId: 'offered',
    path: '/offered',
    now: new Date('2026-11-21T18:30:00Z'),
    area: { kind: 'restaurant', city: 'london', slug: 'soho' },
    query: {},
    options: defaultOptions,
  } as const;
  const input = { tiles: all, plan, answers, page, problems: [], onProblems: () => undefined };
  const { prelude } = await prerender(<main>{renderPage({ ...input, mode: 'public' })}</main>);
  return new Response(prelude).text();
}

const tileOf = (type: string, example: RawTile, more?: unknown): RawTile => ({
  type,
  ...structuredClone(example),
  ...(typeof more === 'object' && more),
});

const video = {
  url: '/media/film/of-the-test.webm',
  poster: { url: '/media/scene/noodles.svg', alt: 'Noodles.', width: 1600, height: 1200 },
  label: 'A table being laid',
};

const definitions = Object.values(tiles).map((definition) => [definition.type, definition] as const);

describe('a video', () => {
  it.each(definitions)(
    'can be edited in tile type %s exactly where it is rendered [tile.video]',
    async (type, definition) => {
      const { videoDesktop, videoMobile } = definition.schema.shape;
      const html = await render(tileOf(type, definition.examples.plain, { videoDesktop: video, videoMobile: video }));
      const isRendered = html.includes('/media/film/of-the-test.webm');
      expect([hasEffect(videoDesktop), hasEffect(videoMobile)]).toEqual([isRendered, isRendered]);
      expect(definition.showsVideo).toBe(isRendered);
    },
  );
});

/** Returns the path to each link in a tile's content, with 0 for the first entry of a list. */
function findLinks(
  schema: z.ZodType,
  path: readonly (string | 0)[] = [],
): { path: readonly (string | 0)[]; link: z.ZodObject }[] {
  const field = unwrapSchema(schema);
  if (field instanceof z.ZodArray && field.element instanceof z.ZodType) return findLinks(field.element, [...path, 0]);
  if (!(field instanceof z.ZodObject)) return [];
  if ('linkText' in field.shape) return [{ path, link: field }];
  return Object.entries<z.ZodType>({ ...field.shape }).flatMap(([name, each]) => findLinks(each, [...path, name]));
}

/** Returns the content with a value set at a path. Lists on the way have at least one entry. */
function setAtPath(content: unknown, [step, ...rest]: readonly (string | 0)[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === 0) {
    const [first, ...others] = Array.isArray(content) ? content : [];
    return [setAtPath(first, rest, value), ...others];
  }
  const fields = typeof content === 'object' && content !== null ? content : {};
  return { ...fields, [step]: setAtPath(Reflect.get(fields, step), rest, value) };
}

const link = { linkText: 'Read on', linkUrl: '/about' };
const media = { url: '/media/scene/of-the-link.svg', alt: 'A bowl.', width: 960, height: 720 };
const presentations = {
  style: { ...link, style: 'quiet' },
  description: { ...link, description: 'One line more of the test.' },
  linkMedia: { ...link, linkMedia: media },
} as const;

const linkPositions = definitions.flatMap(([type, definition]) =>
  findLinks(definition.schema).map(({ path, link: shape }) => ({
    type,
    definition,
    path,
    shape,
    name: `${type} ${path.join('.')}`,
  })),
);

describe('the presentation of links', () => {
  it('is tested wherever a tile has a link', () => expect(linkPositions.length).toBeGreaterThan(8));

  it.each(linkPositions)(
    'can be edited at $name exactly where it is rendered [preview.compose]',
    async ({ type, definition, path, shape }) => {
      // An example that needs no data, so that the tile shows what the content says.
      const example =
        Object.values<RawTile>(definition.examples).find((each) => each.source === undefined) ??
        definition.examples.plain;
      const page = (value: object): Promise<string> => render(tileOf(type, example, setAtPath(example, path, value)));
      const plain = await page(link);
      expect(plain).toContain('Read on');
      for (const [presentation, value] of Object.entries(presentations)) {
        const field: unknown = Reflect.get(shape.shape, presentation);
        const isOffered = field instanceof z.ZodType && hasEffect(field);
        expect([presentation, (await page(value)) !== plain]).toEqual([presentation, isOffered]);
      }
    },
  );
});
