import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { moveTile } from '../document/operations.ts';
import { keyOf, type PageContent } from '../document/page-content.ts';
import { useDesk } from '../editor/editor-context.ts';
import { moveTo } from './tile-actions.ts';

interface Drag {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** Pixels that a pointer must go before a press becomes a drag. */
const threshold = 5;

/**
 * Drags tiles of the plan by mouse, finger or pen. While one is dragged the plan shows what would come of it; the page
 * changes when it is let go. Escape lets everything be as it was.
 */
export function useDrag(list: RefObject<HTMLElement | null>) {
  const { editor } = useDesk();
  const [drag, setDrag] = useState<Drag>();
  const live = useRef<Drag>(undefined);
  const show = (next: Drag | undefined): void => {
    live.current = next;
    setDrag(next);
  };

  const begin = (event: PointerEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('.cell') : null;
    const isHandle = event.target instanceof Element && event.target.closest('.cell-face') !== null;
    if (!cell || !isHandle || event.button !== 0) return;
    const from = Number(cell.dataset.at);
    const key = cell.dataset.key ?? '';
    const { clientX, clientY } = event;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const end = (): void => {
      listening.abort();
      show(undefined);
    };
    addEventListener(
      'pointermove',
      (move) => {
        if (!live.current && Math.hypot(move.clientX - clientX, move.clientY - clientY) < threshold) return;
        move.preventDefault();
        const to = positionAt(list.current, key, move.clientX, move.clientY) ?? live.current?.to ?? from;
        if (to !== live.current?.to || !live.current) show({ key, from, to });
      },
      options,
    );
    addEventListener(
      'pointerup',
      () => {
        const done = live.current;
        end();
        if (!done) return;
        // A drag is no click on where it began.
        const once = new AbortController();
        addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: once.signal });
        setTimeout(() => once.abort(), 0);
        if (done.to !== done.from) moveTo(editor, done.from, done.to);
      },
      options,
    );
    addEventListener('pointercancel', end, options);
    addEventListener('keydown', (key) => key.key === 'Escape' && end(), options);
  };

  return {
    begin,
    key: drag?.key,
    /** The page as it would be if the tile were let go here. */
    preview: (page: PageContent): PageContent =>
      drag && keyOf(page.tiles[drag.from] ?? {}) === drag.key ? moveTile(page, drag.from, drag.to) : page,
  };
}

/**
 * The position of the tile whose box a point is in, or is nearest to; undefined over the dragged one itself. Boxes are
 * where tiles belong: while they slide to their places, what is seen lags behind.
 */
function positionAt(list: HTMLElement | null, key: string, x: number, y: number): number | undefined {
  const origin = list?.getBoundingClientRect();
  let nearest: { readonly cell: HTMLElement; readonly distance: number } | undefined;
  for (const cell of list?.querySelectorAll<HTMLElement>('.cell') ?? []) {
    const left = (origin?.left ?? 0) + cell.offsetLeft;
    const top = (origin?.top ?? 0) + cell.offsetTop;
    const aside = Math.max(left - x, 0, x - left - cell.offsetWidth);
    const above = Math.max(top - y, 0, y - top - cell.offsetHeight);
    const distance = Math.hypot(aside, above);
    if (!nearest || distance < nearest.distance) nearest = { cell, distance };
  }
  return nearest === undefined || nearest.cell.dataset.key === key ? undefined : Number(nearest.cell.dataset.at);
}
