import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { EditorContext } from '../editor-context.ts';
import { PlanTile } from './plan-tile.tsx';

type Props = Parameters<typeof PlanTile>[0];

/** The second tile of a page in the plan. */
function show(tile: RawTile, more: Partial<Props> = {}) {
  const editor = createEditor(
    { id: 'about', title: 'About', tiles: [{ type: 'text', key: 'first' }, tile] },
    { nowMs: () => 0 },
  );
  render(
    <EditorContext.Provider
      value={{
        id: 'about',
        editor,
        facts: {
          ...testFacts,
          sharedTiles: [{ value: 'hours', label: 'Opening hours', isLive: true, hasUnpublishedChanges: false }],
        },
      }}
    >
      <PlanTile
        tile={tile}
        at={1}
        count={2}
        span={6}
        isSelected={false}
        isInTabOrder={false}
        isDragged={false}
        errors={0}
        onInsert={() => undefined}
        onShare={() => undefined}
        {...more}
      />
    </EditorContext.Provider>,
  );
  const item = screen.getAllByRole('listitem')[0];
  const face = item?.querySelector<HTMLButtonElement>('.cell-face');
  if (!item || !face) throw new Error('There is no tile.');
  return { editor, item, face };
}

describe('a tile in the plan', () => {
  it.each([
    [{ type: 'text', heading: 'Our story', title: 'Other' }, 0, 'TextOur story'],
    [{ type: 'shared-tiles', shared: 'hours' }, 0, 'Shared tilesOpening hours'],
    [{ type: 'shared-tiles', shared: 'gone' }, 0, 'Shared tilesgone'],
    [{ type: 'text', title: 'Our title' }, 0, 'TextOur title'],
    [{ type: 'text', heading: 7 }, 0, 'Text'],
    [{ type: 'made-up' }, 0, 'made-up'],
    [{ type: '' }, 0, 'Unknown tile'],
    [{ type: 'text' }, 1, 'Text1 error'],
    [{ type: 'text' }, 2, 'Text2 errors'],
  ])('%j with %d errors reads “%s” [preview.compose] [preview.errors]', (tile, errors, text) => {
    const { face, item } = show({ key: 'second', ...tile }, { errors });
    expect(face.textContent).toBe(text);
    expect(item.classList.contains('invalid')).toBe(errors > 0);
  });

  it('is selected by a click [preview.compose]', () => {
    const { face, editor } = show({ type: 'text', key: 'second' });
    expect([face.getAttribute('aria-current'), face.tabIndex]).toEqual(['false', -1]);
    face.click();
    expect(editor.state().selectedKey).toBe('second');
  });

  it('is marked while it is selected, dragged and in the tab order [preview.compose]', () => {
    const { face, item } = show(
      { type: 'text', key: 'second' },
      { isSelected: true, isDragged: true, isInTabOrder: true },
    );
    expect([face.getAttribute('aria-current'), face.tabIndex]).toEqual(['true', 0]);
    expect([...item.classList]).toEqual(['cell', 'selected', 'dragged']);
  });

  it.each([
    [{}, 'paper'],
    [{ backgroundColor: 'primary' }, 'primary'],
    [{ backgroundColor: 7 }, 'paper'],
    [{ backgroundColor: '#ff0000' }, undefined],
  ])('%j has its place, width and surface %s [preview.compose]', (colours, surface) => {
    const { item } = show({ type: 'text', key: 'second', ...colours });
    expect({ ...item.dataset }).toMatchObject({ at: '1', key: 'second', span: '6' });
    expect(item.dataset.surface).toBe(surface);
  });
});
