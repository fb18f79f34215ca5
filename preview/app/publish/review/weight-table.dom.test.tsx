import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PageWeight } from '#preview/app/api/page-weight.ts';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { EditorContext } from '#preview/app/editor/editor-context.ts';
import { budgets } from '#preview/review/budgets.ts';
import { WeightTable } from './weight-table.tsx';

const page = { id: 'about', title: 'About', tiles: [{ type: 'text', key: 'words', heading: 'Our story' }] };
const tile = { key: 'words', markup: 0, pictures: 0, video: 0, script: 9000 };
const script = { initial: 12_000, deferred: 80_000, interactive: [] };

/** The rows of the table as text, and the cells above their limit. */
function show(weight: PageWeight | null) {
  const { container } = render(
    <EditorContext.Provider value={{ id: 'about', editor: createEditor(page, { nowMs: () => 0 }), facts: Object({}) }}>
      <WeightTable weight={weight} />
    </EditorContext.Provider>,
  );
  const rows = within(container)
    .queryAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  return {
    rows,
    over: [...container.querySelectorAll('.over')].map(({ textContent }) => textContent),
    hint: container.querySelector('.hint')?.textContent,
    container,
  };
}

describe('the weight of a page', () => {
  it('is not shown before it is known [preview.publish]', () => {
    expect(show(null).container.textContent).toBe('');
  });

  it('is listed by tile, in kilobytes, with the totals and the limits [preview.publish]', () => {
    const { rows } = show({
      tiles: [
        { ...tile, markup: 400, pictures: 1500, video: 2_345_678 },
        { ...tile, key: 'gone', markup: 1499 },
      ],
      script: { ...script, interactive: ['words'] },
    });
    expect(rows.slice(0, -1)).toEqual([
      ['Tile', 'Markup', 'Pictures', 'Video', 'Script'],
      ['Text “Our story”', '1 kB', '2 kB', '2,346 kB', '9 kB, loaded later'],
      ['gone', '1 kB', '–', '–', '–'],
      ['Page', '2 kB', '2 kB', '2,346 kB', '12 kB'],
    ]);
    expect(rows.at(-1)?.[0]).toBe('Limit');
    expect(screen.getByRole('region', { name: 'Page weight' })).toBeTruthy();
  });

  it('is folded unless it is more than its limit, and marked there [preview.publish]', () => {
    const { markup, pictures, video, script: initial } = budgets;
    const at = (more: number): PageWeight => ({
      tiles: [{ ...tile, markup: markup + more, pictures: pictures + more, video: video + more }],
      script: { ...script, initial: initial + more },
    });
    const isOpen = () => container.querySelector('details')?.open;
    let { over, container } = show(at(0));
    expect([over, isOpen()]).toEqual([[], false]);
    ({ over, container } = show(at(1)));
    expect([over.length, isOpen()]).toEqual([4, true]);
  });

  it.each([
    [[], /^No tile needs its own script\.$/],
    [['words'], /^One tile is interactive\. 80 kB of shared script/],
    [['words', 'form'], /^2 tiles are interactive\. 80 kB of shared script/],
  ])('says what is loaded later for the interactive tiles %j [preview.publish]', (interactive, expected) => {
    expect(show({ tiles: [tile], script: { ...script, interactive } }).hint).toMatch(expected);
  });
});
