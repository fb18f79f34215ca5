import type { NewFile } from './add-files.ts';
import { toCamelCase, toPascalCase, toSentence } from './change-case.ts';

/**
 * The files of a new tile type: schema, examples, block, style and test. It works unchanged: a heading and a line of
 * text.
 */
export function newBlockFiles(name: string): NewFile[] {
  const [camel, pascal, sentence] = [toCamelCase(name), toPascalCase(name), toSentence(name)];
  return [
    {
      path: `schemas/tiles/${name}/${name}.tile.ts`,
      text: `import { optionalText, text } from '#schemas/content/field/field.ts';
import { defineTile } from '../define-tile.ts';
import { ${camel}Examples } from './${name}.examples.ts';

export const ${camel} = defineTile({
  type: '${name}',
  version: 1,
  title: '${sentence}',
  description: 'What this tile is for, in one sentence for editors.',
  fields: {
    heading: optionalText('Heading', 'What the tile is about.', 120),
    body: text('Text', 'One or two sentences.', 400),
  },
  examples: ${camel}Examples,
});
`,
    },
    {
      path: `schemas/tiles/${name}/${name}.examples.ts`,
      text: `import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const ${camel}Examples = {
  plain: { key: '${name}', heading: '${sentence}', body: 'A sentence that says what matters.' },
  longest: {
    key: '${name}-longest',
    heading: 'A heading of the greatest length, which runs on over more lines than anyone would expect on a phone at night',
    body: 'A sentence that uses all the space it may. '.repeat(9).trim(),
  },
  empty: { key: '${name}-empty', body: 'Only the text.' },
} satisfies TileExamples;
`,
    },
    {
      path: `blocks/${name}/${name}.tsx`,
      text: `/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import styles from './${name}.module.css';

export function ${pascal}({ tile, placement }: BlockProps<'${name}'>) {
  return (
    <div className={styles.root}>
      <TileHeading tile={tile} placement={placement} />
      <p>{tile.body}</p>
    </div>
  );
}
`,
    },
    {
      path: `blocks/${name}/${name}.module.css`,
      text: `.root {
  display: grid;
  gap: var(--space-4);
  align-content: center;
  padding: var(--pad-top) var(--pad) var(--pad);
}
`,
    },
    {
      path: `blocks/${name}/${name}.test.tsx`,
      text: `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Placement } from '#renderer/block.ts';
import { ${camel} } from '#schemas/tiles/${name}/${name}.tile.ts';
import { fakePage } from '../_shared/examples/fake-page.tsx';
import { ${pascal} } from './${name}.tsx';

const placement: Placement = { headingLevel: 2, alternation: 0, first: false, span: 6 };

it('shows its text', () => {
  const tile = ${camel}.schema.parse({ type: '${name}', ...${camel}.examples.plain });
  expect(renderToStaticMarkup(<${pascal} tile={tile} data={{}} placement={placement} page={fakePage} />)).toContain(tile.body);
});
`,
    },
  ];
}
