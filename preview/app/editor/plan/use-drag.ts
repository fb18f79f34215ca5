import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { type RefObject, useEffect, useState } from 'react';
import { moveTile } from '#preview/app/document/operations.ts';
import { keyOf, type PageContent } from '#preview/app/document/page-content.ts';
import { useEditorContext } from '../editor-context.ts';
import { dropPosition } from './drop-position.ts';
import { moveTo } from './tile-actions.ts';

interface Drag {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

const { Delay, Distance } = PointerActivationConstraints;

/** A mouse drags as soon as it moves; a finger or pen after a long press, because a swipe scrolls. */
const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse' ? [new Distance({ value: 5 })] : [new Delay({ value: 300, tolerance: 8 })],
  preventActivation: ({ target }) => !(target instanceof Element && target.closest('.cell-face')),
});

/**
 * Drags tiles of the plan by mouse, or by finger or pen after a long press. The plan scrolls near its edges. It shows
 * the page as it would be after the drop; the page changes on drop. Escape cancels.
 */
export function useDrag(list: RefObject<HTMLElement | null>) {
  const { editor } = useEditorContext();
  const [drag, setDrag] = useState<Drag>();
  useEffect(() => {
    if (!list.current) return;
    return enableDragging(list.current, {
      show: setDrag,
      drop: ({ key, from, to }) => {
        const isStillThere = keyOf(editor.state().history.present.tiles[from] ?? {}) === key;
        if (isStillThere && to !== from) moveTo(editor, from, to);
      },
    });
  }, [editor, list]);
  return {
    key: drag?.key,
    /** The page as it would be if the tile were dropped here. */
    preview: (page: PageContent): PageContent =>
      drag && keyOf(page.tiles[drag.from] ?? {}) === drag.key ? moveTile(page, drag.from, drag.to) : page,
  };
}

interface DragOutcome {
  readonly show: (drag: Drag | undefined) => void;
  readonly drop: (drag: Drag) => void;
}

/**
 * The whole list is what is dragged for the library, because a tile’s own element is replaced when it changes rows.
 * Returns a function that stops it.
 */
function enableDragging(list: HTMLElement, { show, drop }: DragOutcome): () => void {
  const manager = new DragDropManager({ sensors: [pointer], plugins: [AutoScroller, PreventSelection] });
  const draggable = new Draggable({ id: 'plan', element: list }, manager);
  let current: Drag | undefined;
  let point = { x: 0, y: 0 };
  const update = (): void => {
    if (!current) return;
    const to = dropPosition(list, current.key, point.x, point.y) ?? current.to;
    if (to === current.to) return;
    current = { ...current, to };
    show(current);
  };
  manager.monitor.addEventListener('dragstart', ({ operation }) => {
    point = operation.position.initial;
    const pressed = document.elementFromPoint(point.x, point.y)?.closest<HTMLElement>('.cell');
    if (!pressed) return;
    const { key = '', at } = pressed.dataset;
    current = { key, from: Number(at), to: Number(at) };
    show(current);
  });
  manager.monitor.addEventListener('dragmove', ({ to = point }) => {
    point = to;
    update();
  });
  manager.monitor.addEventListener('dragend', ({ canceled }) => {
    show(undefined);
    if (current && !canceled) drop(current);
    current = undefined;
  });
  // Scrolling moves the tiles under a resting pointer.
  const listening = new AbortController();
  document.addEventListener('scroll', update, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    draggable.destroy();
    manager.destroy();
  };
}
