import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PageSelection } from './use-selection.ts';

interface GridFocus {
  readonly grid: RefObject<HTMLElement | null>;
  readonly total: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly selection: PageSelection;
}

/** How many rows Page Up and Page Down move. */
const rowsPerPage = 10;

/** The position that a key moves to; undefined if it does not move. */
export function nextIndex(key: string, at: number, columns: number, total: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rowsPerPage,
    PageUp: -columns * rowsPerPage,
    Home: -total,
    End: total,
    ...(columns > 1 && { ArrowRight: 1, ArrowLeft: -1 }),
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : Math.max(0, Math.min(total - 1, at + step));
}

/** One page of the grid has the tab stop. Keys move it, also to pages that are not rendered yet, and select pages. */
export function useGridFocus({ grid, total, columns, rowHeight, selection }: GridFocus) {
  const [active, setActive] = useState(0);
  const wantsFocus = useRef(false);
  const index = Math.min(active, Math.max(0, total - 1));
  useEffect(() => {
    if (!wantsFocus.current) return;
    const item = grid.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    // A page that is not loaded yet is replaced when it is.
    if (!item || item.dataset.loading !== undefined) return;
    wantsFocus.current = false;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  });
  const moveTo = (target: number): void => {
    wantsFocus.current = true;
    setActive(target);
    const body = grid.current?.querySelector('[data-body]');
    if (!body || grid.current?.querySelector(`[data-index="${target}"]`)) return;
    const top = body.getBoundingClientRect().top + scrollY + Math.floor(target / columns) * rowHeight;
    scrollTo({ top: top - innerHeight / 2 });
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement) || event.target.closest('.menu')) return;
    const hasCommand = event.ctrlKey || event.metaKey;
    if (hasCommand && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      void selection.selectAll();
      return;
    }
    if (hasCommand || event.altKey) return;
    if (event.key === ' ' && !event.target.matches('a')) {
      event.preventDefault();
      if (event.shiftKey) void selection.extendTo(index);
      else selection.toggle(index);
      return;
    }
    if (event.key === 'Escape') selection.clear();
    if (event.key === 'Enter' && event.target.dataset.index !== undefined) {
      event.target.querySelector('a')?.click();
      return;
    }
    const target = nextIndex(event.key, index, columns, total);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target);
    if (event.shiftKey) void selection.extendTo(target);
  };
  return { active: index, setActive, handleKey };
}
