import { expect, it } from 'vitest';
import { type ModuleGraph, reachableFiles, reachableStyles } from './module-graph.ts';

const texts: Readonly<Record<string, string>> = {
  '/p/blocks/hero/hero.module.css': `@import './part.css';\n.root { background: url(../common/dots.svg) }`,
  '/p/blocks/hero/part.css': `.part { composes: box from "../common/box.module.css" }`,
  '/p/blocks/common/box.module.css': `.box { src: url('../../node_modules/type-face/face.woff2'), url('data:image/png,x') }`,
};

const graph: ModuleGraph = {
  imports: new Map([
    ['/p/blocks/hero/hero.tsx', ['/p/blocks/common/card.tsx', '/p/blocks/hero/hero.module.css', '/p/registry.ts']],
    ['/p/blocks/common/card.tsx', ['/p/node_modules/react/index.js', '/p/blocks/hero/hero.tsx', '\0virtual']],
    ['/p/node_modules/react/index.js', ['/p/node_modules/react/inner.js']],
    ['/p/registry.ts', ['/p/blocks/text/text.tsx']],
  ]),
  read: (file) => Buffer.from(texts[file] ?? ''),
};

const styles = [
  '/p/node_modules/type-face/face.woff2',
  '/p/blocks/common/box.module.css',
  '/p/blocks/hero/part.css',
  '/p/blocks/common/dots.svg',
  '/p/blocks/hero/hero.module.css',
];

it('lists modules after their imports, and style sheets with what they refer to', () => {
  expect(reachableFiles(['/p/blocks/hero/hero.tsx'], graph, new Set(['/p/registry.ts']))).toEqual([
    '/p/node_modules/react/index.js',
    '/p/blocks/common/card.tsx',
    ...styles,
    '/p/blocks/hero/hero.tsx',
  ]);
});

it('lists images and fonts of style sheets, but no scripts, for styles', () => {
  expect(reachableStyles(['/p/blocks/hero/hero.tsx', '/p/blocks/hero/hero.module.css'], graph)).toEqual(styles);
});
