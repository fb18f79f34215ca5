import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { changeLayout, type PanelName, panelBounds, useLayout } from './editor-layout.ts';

interface PanelEdgeProps {
  readonly panel: PanelName;
  /** The id of the panel's element. */
  readonly controls: string;
  readonly label: string;
}

/** Pixels for each press of an arrow key. */
const step = 16;

/** The edge between the canvas and a panel. It is dragged, or moved by arrow keys, to change the width; a double click resets it. */
export function PanelEdge({ panel, controls, label }: PanelEdgeProps) {
  const current = useLayout()[panel];
  const { min, max } = panelBounds[panel];
  const drag = useRef<{ readonly x: number; readonly width: number }>(undefined);
  /** Dragging right makes the plan wider and the form narrower. */
  const direction = panel === 'plan' ? 1 : -1;
  const edge = useRef<HTMLDivElement>(null);
  const width = usePanelWidth(edge, controls) ?? min;
  const resize = (to: number | undefined): void =>
    changeLayout({ [panel]: { ...current, width: to && Math.min(max, Math.max(min, Math.round(to))) } });
  const handleKeyDown = (event: KeyboardEvent): void => {
    const to = {
      ArrowRight: width + direction * step,
      ArrowLeft: width - direction * step,
      Home: min,
      End: max,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    resize(to);
  };
  const startDrag = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
    drag.current = { x: event.clientX, width };
  };
  const moveDrag = (event: PointerEvent): void => {
    if (drag.current) resize(drag.current.width + direction * (event.clientX - drag.current.x));
  };
  const endDrag = (): void => {
    drag.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be moved
    <div
      role="separator"
      ref={edge}
      className={`panel-edge of-${panel}`}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      tabIndex={0}
      hidden={!current.isOpen}
      onKeyDown={handleKeyDown}
      onPointerDown={startDrag}
      // Otherwise the browser selects the text next to the edge.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={moveDrag}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onDoubleClick={() => resize(undefined)}
    />
  );
}

/** The width of a panel in pixels, measured whenever the canvas, which contains the edge, gets another size. */
function usePanelWidth(edge: RefObject<HTMLElement | null>, id: string): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const canvas = edge.current?.parentElement;
    if (!canvas) return;
    const measure = (): void => setWidth(Math.round(document.getElementById(id)?.getBoundingClientRect().width ?? 0));
    const observer = new ResizeObserver(measure);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [edge, id]);
  return width;
}
