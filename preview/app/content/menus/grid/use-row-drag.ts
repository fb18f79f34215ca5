import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Where dragged rows go: before or after the row with a key. */
export interface RowDrop {
  readonly key: string;
  readonly edge: 'before' | 'after';
}

const { Delay, Distance } = PointerActivationConstraints;

/** Rows are dragged by their grip only, because pressing a cell selects it. */
const pointer = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse' ? [new Distance({ value: 4 })] : [new Delay({ value: 200, tolerance: 8 })],
  preventActivation: ({ target }) => !(target instanceof Element && target.closest('.grip')),
});

/** Drags rows by their grip. Returns where they would be dropped. Escape cancels. */
export function useRowDrag(
  table: RefObject<HTMLTableElement | null>,
  drop: (dragged: string, to: RowDrop) => void,
): RowDrop | undefined {
  const [target, setTarget] = useState<RowDrop>();
  const onDrop = useEffectEvent(drop);
  useEffect(() => {
    if (!table.current) return;
    const manager = new DragDropManager({ sensors: [pointer], plugins: [AutoScroller, PreventSelection] });
    const draggable = new Draggable({ id: 'menu', element: table.current }, manager);
    let dragged: string | undefined;
    let current: RowDrop | undefined;
    let point = { x: 0, y: 0 };
    const update = (): void => {
      const next = findDrop(point.x, point.y) ?? current;
      if (next?.key === current?.key && next?.edge === current?.edge) return;
      current = next;
      setTarget(next);
    };
    manager.monitor.addEventListener('dragstart', ({ operation }) => {
      point = operation.position.initial;
      dragged = rowAt(point.x, point.y)?.dataset.key;
    });
    manager.monitor.addEventListener('dragmove', ({ to = point }) => {
      point = to;
      if (dragged !== undefined) update();
    });
    manager.monitor.addEventListener('dragend', ({ canceled }) => {
      if (dragged !== undefined && current && !canceled) onDrop(dragged, current);
      dragged = undefined;
      current = undefined;
      setTarget(undefined);
    });
    return () => {
      draggable.destroy();
      manager.destroy();
    };
  }, [table]);
  return target;
}

const rowAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('tr[data-key]') ?? undefined;

/** The drop at a point: before the upper half of a dish, after its lower half; after a heading. */
function findDrop(x: number, y: number): RowDrop | undefined {
  const row = rowAt(x, y);
  if (!row) return undefined;
  const { top, height } = row.getBoundingClientRect();
  const isUpper = y < top + height / 2 && !row.classList.contains('section-row');
  return { key: row.dataset.key ?? '', edge: isUpper ? 'before' : 'after' };
}
