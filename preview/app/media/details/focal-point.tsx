import { type PointerEvent, useEffect, useRef } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import { toFocusPosition, toFocusStep } from '#blocks/_shared/ui/picture/focus-step.ts';
import type { MediaFocus } from '#schemas/content/media/media.ts';

interface FocalPointProps {
  /** The address of the image. */
  readonly url: string;
  readonly focus: MediaFocus;
  readonly onChange: (focus: MediaFocus) => void;
}

/** The focal point of an image that has none of its own. */
export const centre: MediaFocus = { x: 50, y: 50 };

const axes = [
  ['x', 'Focal point from the left'],
  ['y', 'Focal point from the top'],
] as const;

/** The shapes in which blocks show images, as the names of style rules. */
const shapes = [
  ['square', 'Square'],
  ['wide', 'Wide'],
  ['tall', 'Tall'],
] as const;

/** An image on which a press or a drag sets the focal point, which Escape takes back, and how it looks in other shapes. The sliders set the same point. */
export function FocalPoint({ url, focus, onChange }: FocalPointProps) {
  const before = useRef<MediaFocus | undefined>(undefined);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !before.current) return;
      // The dialog around it stays open.
      event.preventDefault();
      event.stopPropagation();
      latest.current(before.current);
      before.current = undefined;
    };
    addEventListener('keydown', cancel, { capture: true });
    return () => removeEventListener('keydown', cancel, { capture: true });
  }, []);
  const setFromPointer = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) });
  };
  // As on the site, which shows the point in steps.
  const position = `${toPosition(focus.x)}% ${toPosition(focus.y)}%`;
  return (
    <div className="focal-point">
      <div
        className="focal-image"
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          before.current = focus;
          event.currentTarget.setPointerCapture(event.pointerId);
          setFromPointer(event);
        }}
        onPointerMove={(event) => before.current && setFromPointer(event)}
        onPointerUp={() => {
          before.current = undefined;
        }}
        onPointerCancel={() => {
          if (before.current) onChange(before.current);
          before.current = undefined;
        }}
      >
        <img src={url} alt="" draggable={false} />
        <span className="focal-marker" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <div className="focal-sliders">
        {axes.map(([axis, label]) => (
          <LabelledControl key={axis} label={label}>
            <input
              type="range"
              min={0}
              max={100}
              step={5}
              value={focus[axis]}
              aria-valuetext={`${focus[axis]} %`}
              onChange={({ target }) => onChange({ ...focus, [axis]: Number(target.value) })}
            />
          </LabelledControl>
        ))}
      </div>
      <div className="focal-shapes" aria-hidden="true">
        {shapes.map(([shape, caption]) => (
          <figure key={shape}>
            <img data-shape={shape} src={url} alt="" style={{ objectPosition: position }} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

const toPosition = (percent: number): number => toFocusPosition(toFocusStep(percent) ?? centre.x);

const toPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
