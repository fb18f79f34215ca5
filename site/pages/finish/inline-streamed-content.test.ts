import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inlineStreamedContent } from './inline-streamed-content.ts';

const slot = (id: string): string => `<!--$?--><template id="${id}"></template><p>Loading…</p><!--/$-->`;
const move = (place: string, part: string): string => `<script nonce="x">$RC("${place}","${part}")</script>`;

it('leaves a document without streamed content unchanged', () => {
  const html = '<main><p>All there.</p></main><script>start("$RC")</script>';
  expect(inlineStreamedContent(html)).toBe(html);
});

it('inlines streamed content in place of its fallback [loading.flags]', () => {
  const late = '<div hidden id="S:0"><div>Menu</div><div>Hours</div></div>';
  const html = `<main>${slot('B:0')}<p>Footer</p></main>${late}${move('B:0', 'S:0')}<script>other()</script>`;
  expect(inlineStreamedContent(html)).toBe(
    '<main><!--$--><div>Menu</div><div>Hours</div><!--/$--><p>Footer</p></main><script>other()</script>',
  );
});

it('inlines nested streamed content [loading.flags]', () => {
  const parts = `<div hidden id="S:0"><b>One</b>${slot('B:1')}</div><div hidden id="S:1"><i>Two</i></div>`;
  const html = `<main>${slot('B:0')}</main>${parts}${move('B:0', 'S:0')}${move('B:1', 'S:1')}`;
  expect(inlineStreamedContent(html)).toBe('<main><!--$--><b>One</b><!--$--><i>Two</i><!--/$--><!--/$--></main>');
});

it.each([
  ['content', `<div hidden id="S:0">Menu</div><main>${slot('B:0')}</main>`, '<main><!--$-->Menu<!--/$--></main>'],
  ['slot', `${slot('B:0')}<div hidden id="S:0">Menu</div>`, '<!--$-->Menu<!--/$-->'],
])('inlines content if the %s comes first [loading.flags]', (_, html, expected) => {
  expect(inlineStreamedContent(html + move('B:0', 'S:0'))).toBe(expected);
});

it.each([
  ['the content', `<main>${slot('B:0')}</main>`],
  ['the end of the content', `<main>${slot('B:0')}</main><div hidden id="S:0"><div>Menu</div>`],
  ['its slot', '<main></main><div hidden id="S:0">Menu</div>'],
])('leaves the document unchanged where %s is missing [loading.flags]', (_, html) => {
  expect(inlineStreamedContent(html + move('B:0', 'S:0'))).toBe(html);
});

it('does not mind an element before the streamed content that is never closed [loading.flags]', () => {
  const html = `<main><div>${slot('B:0')}</main><div hidden id="S:0"><div>Menu</div></div>${move('B:0', 'S:0')}`;
  expect(inlineStreamedContent(html)).toBe('<main><div><!--$--><div>Menu</div><!--/$--></main>');
});

/** A document with streamed contents in any nesting and order, and the same with each content in its place. */
const streamed = fc
  .record({
    // The content in which each content has its slot: an earlier one, or the page itself.
    parents: fc.array(fc.nat(), { minLength: 1, maxLength: 30 }),
    seeds: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
  })
  .map(({ parents, seeds }) => {
    const parentOf = (part: number): number => ((parents[part] ?? 0) % (part + 1)) - 1;
    const render = (parent: number, show: (part: number) => string): string =>
      [...parents.keys()]
        .filter((part) => parentOf(part) === parent)
        .map((part) => `<div>before ${part}</div>${show(part)}`)
        .join('');
    const inPlace = (child: number): string => `<!--$--><div>part ${child}</div>${render(child, inPlace)}<!--/$-->`;
    const late = parents
      .map(
        (_, at) => `<div hidden id="S:${at}"><div>part ${at}</div>${render(at, (child) => slot(`B:${child}`))}</div>`,
      )
      .map((text, at) => ({ text, order: seeds[at] ?? 0 }))
      .sort((one, other) => one.order - other.order);
    const moves = parents.map((_, at) => move(`B:${at}`, `S:${at}`)).join('');
    const page = `<main>${render(-1, (child) => slot(`B:${child}`))}</main>`;
    return {
      html: `${page}${late.map(({ text }) => text).join('')}${moves}`,
      expected: `<main>${render(-1, inPlace)}</main>`,
    };
  });

it('inlines any number of contents, however they are nested and ordered [loading.flags]', () => {
  fc.assert(
    fc.property(streamed, ({ html, expected }) => {
      expect(inlineStreamedContent(html)).toBe(expected);
    }),
  );
});
