import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveTile } from '#preview/app/document/operations.ts';
import { keyOf, type PageContent } from '#preview/app/document/page-content.ts';
import { useEditorContext } from '../editor-context.ts';
import { createAutoScroll } from './auto-scroll.ts';
import { dropPosition } from './drop-position.ts';
import { followPress } from './follow-press.ts';
import { moveTo } from './tile-actions.ts';

interface Drag {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Drags tiles of the plan by mouse, or by finger or pen after a long press. The plan scrolls near its edges. It shows
 * the page as it would be after the drop; the page changes on drop. Escape cancels.
 */
export function useDrag(list: RefObject<HTMLElement | null>) {
  const { editor } = useEditorContext();
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  useEffect(() => addTouchListener(list.current), [list]);

  const startDrag = (event: PointerEvent): void => {
    const tile = tileUnder(event);
    if (!tile || !list.current || event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = followDrag(list.current, event.nativeEvent, tile, {
      show: setDrag,
      drop: ({ key, from, to }) => {
        const isStillThere = keyOf(editor.state().history.present.tiles[from] ?? {}) === key;
        if (isStillThere && to !== from) moveTo(editor, from, to);
      },
    });
  };

  return {
    startDrag,
    key: drag?.key,
    /** The page as it would be if the tile were dropped here. */
    preview: (page: PageContent): PageContent =>
      drag && keyOf(page.tiles[drag.from] ?? {}) === drag.key ? moveTile(page, drag.from, drag.to) : page,
  };
}

interface PressedTile {
  readonly key: string;
  readonly at: number;
}

function tileUnder({ target }: PointerEvent): PressedTile | undefined {
  const cell = target instanceof Element ? target.closest('.cell-face')?.closest<HTMLElement>('.cell') : undefined;
  return cell ? { key: cell.dataset.key ?? '', at: Number(cell.dataset.at) } : undefined;
}

interface DragOutcome {
  readonly show: (drag: Drag | undefined) => void;
  readonly drop: (drag: Drag) => void;
}

function followDrag(
  list: HTMLElement,
  press: globalThis.PointerEvent,
  { key, at }: PressedTile,
  { show, drop }: DragOutcome,
): () => void {
  let current: Drag = { key, from: at, to: at };
  let point = { x: press.clientX, y: press.clientY };
  const updatePosition = (): void => {
    const to = dropPosition(list, key, point.x, point.y) ?? current.to;
    if (to === current.to) return;
    current = { ...current, to };
    show(current);
  };
  const scroll = createAutoScroll(list, updatePosition);
  const end = (): void => {
    scroll.stop();
    show(undefined);
  };
  const stopFollowing = followPress(press, {
    pickUp: () => {
      list.setPointerCapture(press.pointerId);
      show(current);
    },
    move: (next) => {
      point = next;
      scroll.pointAt(point.y);
      updatePosition();
    },
    drop: () => {
      end();
      drop(current);
    },
    cancel: end,
  });
  return () => {
    stopFollowing();
    end();
  };
}

/** Browsers let a page prevent touch scrolling only if a non-passive listener existed before the touch began. */
function addTouchListener(list: HTMLElement | null): () => void {
  const doNothing = (): undefined => undefined;
  list?.addEventListener('touchmove', doNothing, { passive: false });
  return () => list?.removeEventListener('touchmove', doNothing);
}
