import { expect, it } from 'vitest';
import { comparePictures } from './picture/compare-pictures.ts';
import { writePng } from './picture/write-png.ts';
import { type FailedComparison, reportPage, summarize } from './report-page.ts';

const plain = (height: number, colour: number) => ({
  width: 4,
  height,
  bits: 8,
  pixels: new Uint8Array(4 * height * 3).fill(colour),
});

function differing(name: string): FailedComparison {
  const [before, now] = [plain(4, 0), plain(6, 0)];
  const difference = comparePictures(before, now);
  if (!difference) throw new Error('The pictures are equal.');
  return { kind: 'differs', name, baseline: writePng(before), now: writePng(now), difference };
}
const missing = (name: string): FailedComparison => ({ kind: 'missing', name, now: writePng(plain(4, 0)) });

const failed = [differing('hero--plain@360'), missing('text--plain@768'), missing('hero--longest@1200')];

it('groups failed comparisons by block [visual.local]', () => {
  const headings = [...reportPage(failed).matchAll(/<h([23])>([^<]*)</g)].map(([, level, text]) => `${level} ${text}`);
  expect(headings).toEqual([
    '2 hero: 2',
    '3 hero--plain@360',
    '3 hero--longest@1200',
    '2 text: 1',
    '3 text--plain@768',
  ]);
});

it('shows the exact command that approves one baseline, and one that approves a block [visual.local]', () => {
  const page = reportPage(failed);
  for (const words of ['hero--plain@360', 'hero--longest@1200', 'text--plain@768', 'hero--', 'text--'])
    expect(page).toContain(`<code>npm run visual:approve ${words}</code>`);
});

it('shows at most ten comparisons of a block, and names the others with their commands', () => {
  const many = Array.from({ length: 13 }, (_, at) => missing(`hero--example-${at}@360`));
  const page = reportPage([...many, missing('text--plain@768')]);
  expect(page.match(/<img /g)).toHaveLength(11);
  for (const { name } of many) expect(page).toContain(`<code>npm run visual:approve ${name}</code>`);
});

it('says by how much the height changed', () => {
  expect(summarize(differing('hero--plain@360'))).toBe('8 pixels differ, 2 px taller');
  expect(summarize(missing('hero--plain@360'))).toBe('no baseline');
});
