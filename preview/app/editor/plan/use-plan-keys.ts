import type { KeyboardEvent, RefObject } from 'react';
import { useEffect } from 'react';
import { keyOf } from '#preview/app/document/page-content.ts';
import { useEditorContext } from '../editor-context.ts';
import { openPanel } from '../layout/editor-layout.ts';
import { copyAt, cutAt, duplicateAt, moveTo, pasteAt, removeAt } from './tile-actions.ts';

interface PlanKeys {
  readonly onInsert: (before: number) => void;
}

/** Keyboard shortcuts of the focused tile. The focus follows the tile when it moves. */
export function usePlanKeys(list: RefObject<HTMLElement | null>, { onInsert }: PlanKeys) {
  const { editor } = useEditorContext();
  useEffect(() => followFocus(list, editor), [list, editor]);
  return (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !target.classList.contains('cell-face')) return;
    const at = Number(target.closest<HTMLElement>('[data-at]')?.dataset.at);
    const act = actionFor(event, at, editor.state().history.present.tiles.length);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  function actionFor(event: KeyboardEvent, at: number, count: number): (() => void) | undefined {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, Home: -at, End: count - 1 - at }[event.key];
    if (event.altKey) return step === undefined ? undefined : () => moveTo(editor, at, at + step);
    if (event.ctrlKey || event.metaKey) {
      switch (event.key.toLowerCase()) {
        case 'c':
          return () => copyAt(editor, at);
        case 'x':
          return () => cutAt(editor, at);
        case 'v':
          return () => pasteAt(editor, at + 1);
        case 'd':
          return () => duplicateAt(editor, at);
        default:
          return undefined;
      }
    }
    if (step !== undefined) return () => focusTile(list.current, at + step);
    switch (event.key) {
      case 'Delete':
      case 'Backspace':
        return () => removeAt(editor, at);
      case 'Insert':
      case 'a':
        return () => onInsert(at + 1);
      case 'Enter':
        return () => {
          editor.select(keyOf(editor.state().history.present.tiles[at] ?? {}));
          openForm();
        };
      default:
        return undefined;
    }
  }
}

const focusTile = (list: HTMLElement | null, at: number): void =>
  list?.querySelector<HTMLElement>(`[data-at="${at}"] .cell-face`)?.focus();

/** Focuses the first field of the selected tile's form, once it is rendered. */
function openForm(): void {
  openPanel('form');
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('.side-panel :is(input, textarea, select, button)')?.focus(),
  );
}

/** When the focused tile is moved or removed, moves the focus to the tile that is selected afterwards. */
function followFocus(
  list: RefObject<HTMLElement | null>,
  editor: ReturnType<typeof useEditorContext>['editor'],
): () => void {
  const isInPlan = (): boolean => {
    // A tile that is added from the picker gets the focus too.
    const { activeElement } = document;
    return activeElement === document.body || activeElement?.closest('.plan, .picker') != null;
  };
  const focusSelected = (): void => {
    if (!isInPlan()) return;
    const { selectedKey } = editor.state();
    const cell = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])].find(
      ({ dataset }) => dataset.key === selectedKey,
    );
    if (cell && !cell.contains(document.activeElement)) cell.querySelector<HTMLElement>('.cell-face')?.focus();
  };
  return editor.subscribe(() => {
    if (!isInPlan()) return;
    // Before the next key, or it would be lost.
    if (document.activeElement !== document.body) afterCommit(focusSelected);
    // While a field loses the focus, nothing has it. In the next frame the next field may.
    requestAnimationFrame(focusSelected);
  });
}

/** React commits a change of the store in a microtask of its own. */
const afterCommit = (run: () => void): void => queueMicrotask(() => queueMicrotask(run));
