import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { renderPage } from '#blocks/render-page.ts';
import type { Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import { createStaticPart } from '#renderer/render/static/create-static-part.ts';
import { media } from '#schemas/content/media/media.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tileHeights, tileLayouts, tileWidths } from '#schemas/content/tile/tile-fields.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { IslandHost } from '../islands/island-host.client.tsx';
import { exampleContext } from './example-context.ts';

const page: PageContext = {
  pageId: 'examples',
  path: '/examples',
  now: new Date('2026-11-21T18:30:00Z'),
  area: { kind: 'restaurant', city: 'london', slug: 'soho' },
  query: {},
  options: defaultOptions,
};

function render(raw: RawTile) {
  const read = readPage({ id: 'examples', title: 'Examples', tiles: [raw] });
  if (!read.ok) throw new Error('The page is not valid.');
  const plan = planNeeds(
    read.value.tiles.map(({ tile }) => tile),
    exampleContext,
  );
  const answers: Answers = new Map(
    [...plan.needs.values()].map((need) => [needName(need), { ok: true, value: exampleData[need.source] }]),
  );
  const found = [...read.problems];
  const onProblems = (problems: readonly Problem[]) => found.push(...problems);
  const { tiles } = read.value;
  const input = { tiles, plan, answers, page, mode: 'public', problems: [], onProblems } as const;
  const element = renderPage(input);
  const renderHtml = () => renderToStaticMarkup(<main>{element}</main>);
  return {
    html: renderHtml(),
    renderHtml,
    frozenHtml: () => {
      const frozen = renderPage({ ...input, onProblems: () => undefined, createStaticPart });
      return renderToStaticMarkup(<main>{frozen}</main>).replace(/ data-static="[^"]*"/g, '');
    },
    problems: found.filter(({ code }) => code !== 'row-not-filled'),
    left: componentsIn(element),
  };
}

/**
 * Returns the components that React has yet to run. Islands are expected; any other component would throw outside the
 * error boundary of its tile.
 */
function componentsIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  const own = typeof node.type === 'function' && node.type !== IslandHost ? [node.type.name] : [];
  return [...own, ...componentsIn(node.props.children)];
}

type Node = DefaultTreeAdapterTypes.ChildNode;

function elementsOf(nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] {
  return nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsOf(node.childNodes)] : []));
}

const attribute = (element: DefaultTreeAdapterTypes.Element, name: string) =>
  element.attrs.find((each) => each.name === name)?.value;

const textOf = (nodes: readonly Node[]): string =>
  nodes.map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node.childNodes) : '')).join('');

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Attributes that refer to other elements by id. */
const references = new Set(['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']);

/** Returns the text of the fields that most tiles share, without markup. */
const writtenTexts = (raw: RawTile): string[] =>
  [raw.heading, raw.text, raw.body]
    .filter((value) => typeof value === 'string')
    .map((value) => collapseSpaces(textOf(parseFragment(value).childNodes)));

/**
 * Returns whether an element is a link or button that is visible without script. Scripts name the controls that they
 * reveal.
 */
const isControl = (element: DefaultTreeAdapterTypes.Element): boolean =>
  (element.tagName === 'a' || element.tagName === 'button') && attribute(element, 'hidden') === undefined;

/** Returns whether a field can hold an image of its tile. The small images of links do not count. */
function containsMedia(schema: unknown): boolean {
  if (schema === media) return true;
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).some(([name, field]) => name !== 'linkMedia' && containsMedia(field));
  }
  if (schema instanceof z.ZodArray) return containsMedia(schema.element);
  if (schema instanceof z.ZodPipe) return containsMedia(schema.in);
  return (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) && containsMedia(schema.unwrap());
}

/** `npm run check -- <type>` tests only the types that it names. */
const named = process.env.TILE_TYPES?.split(',');
const tested = Object.values(tiles).filter(({ type }) => named?.includes(type) ?? true);

const examples = tested.flatMap(({ type, examples: own }) =>
  Object.entries<RawTile>(own).map(([name, fields]): [string, RawTile] => [`${type} / ${name}`, { type, ...fields }]),
);

describe.each(examples)('%s', (_, raw) => {
  const before = structuredClone(raw);
  const { html, renderHtml, frozenHtml, problems, left } = render(raw);
  const elements = elementsOf(parseFragment(html).childNodes);

  it('is valid and renders [tile.catalogue]', () => {
    expect(problems).toEqual([]);
    expect(html).toContain(`id="${raw.key}"`);
    expect(raw).toEqual(before);
  });

  it('has the same markup where its static parts are rendered to HTML ahead [scale.render]', () => {
    // Rendered again, because an island has no markup until it is loaded.
    expect(frozenHtml()).toBe(renderHtml());
  });

  it('shows its heading and its texts [tile.catalogue]', () => {
    const shown = collapseSpaces(textOf(parseFragment(html).childNodes));
    expect(writtenTexts(raw).filter((text) => !shown.includes(text))).toEqual([]);
  });

  it('leaves no component for React to run outside the error boundary of its tile [tile.throws]', () => {
    expect(left, 'its files begin with /** @jsxImportSource #eager */').toEqual([]);
  });

  it('has headings in order and at most one h1', () => {
    const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    expect(levels.filter((headingLevel) => headingLevel === 1).length).toBeLessThanOrEqual(1);
    expect(
      levels.every((headingLevel, index) => index === 0 || headingLevel <= (levels[index - 1] ?? 0) + 1),
      levels.join(' '),
    ).toBe(true);
  });

  it('gives images an alternative text and dimensions [tile.skeleton]', () => {
    for (const image of elements.filter(({ tagName }) => tagName === 'img')) {
      expect([attribute(image, 'alt'), attribute(image, 'width'), attribute(image, 'height')]).not.toContain(undefined);
    }
  });

  it('gives every link and button a name and repeats no id', () => {
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const control of elements.filter(isControl)) {
      const hasName = elementsOf([control]).some((element) =>
        Boolean(
          attribute(element, 'aria-label') ||
            attribute(element, 'alt') ||
            element.childNodes.some((node) => node.nodeName === '#text' && 'value' in node && node.value.trim() !== ''),
        ),
      );
      expect(hasName, `a nameless ${control.tagName} in ${html.slice(0, 300)}`).toBe(true);
    }
  });

  it('refers only to ids that it contains', () => {
    const ids = new Set(elements.flatMap((element) => attribute(element, 'id') ?? []));
    const unresolved = elements.flatMap(({ tagName, attrs }) =>
      attrs
        .filter(({ name }) => references.has(name))
        .flatMap(({ name, value }) => value.split(/\s+/).map((id) => ({ id, where: `${tagName} ${name}="${id}"` })))
        .filter(({ id }) => !ids.has(id)),
    );
    expect(unresolved.map(({ where }) => where)).toEqual([]);
  });

  it('has no inline style, script or handler, which the security policy would block', () => {
    const inline = elements.flatMap(({ tagName, attrs }) => [
      ...(tagName === 'script' ? ['script'] : []),
      ...attrs.filter(({ name }) => name === 'style' || name.startsWith('on')).map(({ name }) => `${tagName} ${name}`),
    ]);
    expect(inline).toEqual([]);
  });
});

describe.each(tested.map((definition) => [definition.type, definition] as const))(
  'tile type %s',
  (type, definition) => {
    it('has a title and a description for every field [preview.compose]', () => {
      const unnamed = Object.entries<z.ZodType>({ ...definition.schema.shape }).filter(([, field]) => {
        const meta = field.meta();
        return !meta?.title || !meta.description;
      });
      expect(unnamed.map(([name]) => name)).toEqual([]);
    });

    it('has an example with missing media if it can contain media', () => {
      const own = Object.values<z.ZodType>({ ...definition.fields });
      expect(
        !own.some(containsMedia) || 'missing-media' in definition.examples,
        `The tile type ${type} can hold media. Add an example named 'missing-media' to schemas/${type}/, with an empty or broken medium, and run npm run gen.`,
      ).toBe(true);
    });

    it('renders at every width, height and layout [tile.layout]', () => {
      for (const width of tileWidths) {
        for (const height of tileHeights) {
          for (const layout of tileLayouts) {
            const { problems, html } = render({ type, ...definition.examples.plain, width, height, layout });
            const [tile] = elementsOf(parseFragment(html).childNodes).filter(({ tagName }) => tagName === 'section');
            const shape = tile && ['data-height', 'data-layout'].map((name) => attribute(tile, name));
            expect(problems).toEqual([]);
            expect(shape).toEqual([height, layout === 'none' ? undefined : layout]);
          }
        }
      }
    });
  },
);
