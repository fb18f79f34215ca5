import type { Mark, Node, Schema } from '@tiptap/pm/model';
import fc from 'fast-check';
import { allowedLevels } from '#renderer/rich-text/allowed-elements.ts';
import { markNames } from './element-specs.ts';

/** For tests: any document of allowed elements, a few levels deep. */
export function anyDocument(schema: Schema): fc.Arbitrary<Node> {
  const hrefs = ['/menu', '#booking', 'https://example.com/?a=1&b="2"', 'mailto:a@example.com'];
  const anyMarks = fc
    .record({ names: fc.subarray([...markNames]), href: fc.constantFrom(...hrefs) })
    .map(({ names, href }) =>
      names.reduce<readonly Mark[]>(
        (marks, name) => schema.mark(name, name === 'a' ? { href } : null).addToSet(marks),
        [],
      ),
    );
  const anyWord = fc.string({ unit: fc.constantFrom(...'ab <>&"\u00a0é'), minLength: 1, maxLength: 6 });
  const anyText = fc.tuple(anyWord, anyMarks).map(([text, marks]) => schema.text(text, marks));
  const anyInline = fc.array(
    fc.oneof({ weight: 5, arbitrary: anyText }, { weight: 1, arbitrary: fc.constant(schema.node('br')) }),
    { maxLength: 4 },
  );
  const anyLine = anyInline
    .map((inline) => schema.node('line', null, inline))
    // Elsewhere a browser ignores spaces before it.
    .filter(({ textContent }) => /^[^ ]/.test(textContent));
  const anyParagraph = anyInline.map((inline) => schema.node('p', null, inline));
  const anyHeading = fc
    .tuple(fc.constantFrom(...allowedLevels), anyInline)
    .map(([headingLevel, inline]) => schema.node('heading', { headingLevel }, inline));

  const anyBlock = (depth: number): fc.Arbitrary<Node> => {
    const texts = [anyParagraph, anyHeading, fc.constant(schema.node('hr'))];
    if (depth === 0) return fc.oneof(...texts);
    const lists = fc
      .tuple(fc.constantFrom('ul', 'ol'), fc.array(anyItem('li', depth - 1), { minLength: 1, maxLength: 3 }))
      .map(([name, items]) => schema.node(name, null, items));
    return fc.oneof(...texts, lists, anyItem('blockquote', depth - 1), anyTable(depth - 1));
  };

  /** Blocks, of which texts without a paragraph are not neighbours. */
  const anyContent = (depth: number): fc.Arbitrary<Node[]> =>
    fc
      .array(fc.oneof(anyBlock(depth), anyLine), { minLength: 1, maxLength: 3 })
      .map((nodes) => nodes.filter(({ type }, at) => type.name !== 'line' || nodes[at - 1]?.type.name !== 'line'));

  const anyItem = (name: string, depth: number): fc.Arbitrary<Node> =>
    anyContent(depth).map((content) => schema.node(name, null, content));

  const anySpan = fc.option(fc.integer({ min: 2, max: 50 }).map(String));
  const anyCell = (depth: number): fc.Arbitrary<Node> =>
    fc
      .record({
        name: fc.constantFrom('th', 'td'),
        columns: anySpan,
        rows: anySpan,
        scope: fc.option(fc.constantFrom('col', 'row')),
        content: fc.oneof(anyContent(depth), fc.constant([schema.node('line')])),
      })
      .map(({ name, content, ...attributes }) => schema.node(name, attributes, content));

  const anyTable = (depth: number): fc.Arbitrary<Node> => {
    const row = fc.array(anyCell(depth), { minLength: 1, maxLength: 2 }).map((cells) => schema.node('tr', null, cells));
    const rows = fc.array(row, { minLength: 1, maxLength: 2 });
    const sections = fc
      .array(fc.tuple(fc.constantFrom('thead', 'tbody', 'tfoot'), rows), { minLength: 1, maxLength: 2 })
      .map((parts) => parts.map(([name, content]) => schema.node(name, null, content)));
    const caption = fc.option(anyInline.map((inline) => schema.node('caption', null, inline)));
    return fc
      .tuple(caption, sections)
      .map(([title, parts]) => schema.node('table', null, title ? [title, ...parts] : parts));
  };

  return anyContent(2).map((content) => schema.node('doc', null, content));
}
