import { expect, it } from 'vitest';
import { compareBitmaps } from '../image/compare-bitmaps.ts';
import { readPng } from '../image/read-png.ts';
import { writePng } from '../image/write-png.ts';
import { type FailedComparison, summarize } from '../run/failed-comparison.ts';
import type { Violation } from '../run/visit-stories.ts';
import { reportImages } from './report-images.ts';
import { reportPage } from './report-page.ts';

const plain = (height: number, colour: number) => ({
  width: 4,
  height,
  bits: 8,
  pixels: new Uint8Array(4 * height * 3).fill(colour),
});

function differing(name: string, before = plain(4, 0), now = plain(6, 0)): FailedComparison {
  const difference = compareBitmaps(before, now);
  if (!difference) throw new Error('The pictures are equal.');
  return { kind: 'differs', name, baseline: writePng(before), now: writePng(now), difference };
}
const missing = (name: string): FailedComparison => ({ kind: 'missing', name, now: writePng(plain(4, 0)) });

const violation: Violation = {
  snapshot: { story: 'text--plain', width: 1200, hasBaseline: false, hasAxe: true },
  rule: 'nothing overlaps',
  message: 'a <b> lies on c',
};

const failures = [differing('hero--plain@360'), missing('text--plain@768'), missing('hero--longest@1200')];

const page = (
  failed: readonly FailedComparison[],
  violations: readonly Violation[] = [],
  patterns: readonly string[] = [],
) =>
  reportPage({
    failed: failed.map((each) => ({ ...each, images: reportImages(each) })),
    violations,
    patterns,
    describe: (name) => `What ${name} shows`,
  });
const headingsOf = (html: string) =>
  [...html.matchAll(/<h([23])>([^<]*)</g)].map(([, level, text]) => `${level} ${text}`);

it('groups failed snapshots by block [visual.local]', () => {
  expect(headingsOf(page(failures))).toEqual([
    '2 hero: 2',
    '3 hero--plain@360',
    '3 hero--longest@1200',
    '2 text: 1',
    '3 text--plain@768',
  ]);
});

it('lists the most telling examples first, then the others by name', () => {
  const names = ['auto-full', 'missing-media', 'plain', 'domino', 'empty', 'longest'];
  expect(headingsOf(page(names.map((name) => missing(`hero--${name}@360`)))).slice(1)).toEqual(
    ['plain', 'longest', 'empty', 'missing-media', 'auto-full', 'domino'].map((name) => `3 hero--${name}@360`),
  );
});

it('shows the exact command that approves one baseline, and one that approves a block [visual.local]', () => {
  for (const pattern of ['hero--plain@360', 'hero--longest@1200', 'text--plain@768', 'hero--', 'text--'])
    expect(page(failures)).toContain(`<code>npm run visual:approve ${pattern}</code>`);
});

it('shows the command that approves everything selected, and says if that is everything [visual.local]', () => {
  expect(page(failures, [], ['hero--'])).toContain(
    'To approve everything shown: <code>npm run visual:approve hero--</code>',
  );
  expect(page(failures)).toContain('To approve everything, for all blocks: <code>npm run visual:approve</code>');
});

it('shows every failed comparison of a block with lazy images of a known size [visual.local]', () => {
  const many = Array.from({ length: 13 }, (_, at) => missing(`hero--example-${at}@360`));
  const html = page(many);
  for (const { name } of many)
    expect(html).toContain(
      `<img src="images/${name}-now.png" alt="Now of ${name}" width="4" height="4" loading="lazy">`,
    );
});

it('describes each snapshot', () => {
  expect(page(failures)).toContain('<p>What hero--plain@360 shows.</p>');
});

it('shows rule violations in the section of the block, even if the image is correct [visual.local]', () => {
  const html = page(failures, [violation]);
  expect(headingsOf(html).slice(3)).toEqual(['2 text: 2', '3 text--plain@1200', '3 text--plain@768']);
  expect(html.split('id="text--plain@1200"')[1]).toContain('Violates “nothing overlaps”: a &#60;b&#62; lies on c');
});

it('aligns baseline and screenshot by the rows of their difference [visual.local]', () => {
  const rows = (...greys: readonly number[]) => ({
    ...plain(greys.length, 0),
    pixels: Uint8Array.from(greys.flatMap((grey) => Array.from({ length: 12 }, () => grey))),
  });
  const images = reportImages(differing('hero--plain@360', rows(10, 20, 30), rows(10, 90, 95, 20, 30)));
  const columns = images.map(({ png }) => [...readPng(png).pixels].filter((_, at) => at % 12 === 0));
  expect(images.map(({ title, height }) => [title, height])).toEqual([
    ['Baseline', 5],
    ['Now', 5],
    ['Difference', 5],
  ]);
  expect(columns[0]).toEqual([10, 208, 208, 20, 30]);
  expect(columns[1]).toEqual([10, 90, 95, 20, 30]);
});

it('says by how much the height changed', () => {
  expect(summarize(differing('hero--plain@360'))).toBe('8 pixels differ, 2 px taller');
  expect(summarize(missing('hero--plain@360'))).toBe('no baseline');
});
