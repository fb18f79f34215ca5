import type { MouseEvent } from 'react';
import { LabelledControl } from '#blocks/_shared/ui/field/field.tsx';
import type { MediaFocus } from '#schemas/content/media/media.ts';

interface FocalPointProps {
  /** The address of the image. */
  readonly url: string;
  readonly focus: MediaFocus;
  readonly onChange: (focus: MediaFocus) => void;
}

const axes = [
  ['x', 'Focal point from the left'],
  ['y', 'Focal point from the top'],
] as const;

/** The shapes in which blocks show images, as the names of style rules. */
const shapes = ['square', 'wide', 'tall'] as const;

/** An image on which a press sets the focal point, and how it looks in other shapes. The sliders set the same point. */
export function FocalPoint({ url, focus, onChange }: FocalPointProps) {
  const setFromPointer = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: toPercent((clientX - left) / width), y: toPercent((clientY - top) / height) });
  };
  const position = `${focus.x}% ${focus.y}%`;
  return (
    <div className="focal-point">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the sliders do the same. */}
      <div className="focal-image" onClick={setFromPointer}>
        <img src={url} alt="" />
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
        {shapes.map((shape) => (
          <img key={shape} data-shape={shape} src={url} alt="" style={{ objectPosition: position }} />
        ))}
      </div>
    </div>
  );
}

const toPercent = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100);
