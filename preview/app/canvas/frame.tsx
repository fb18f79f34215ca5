import { draftAddress } from '#site/drafts/draft-address.ts';
import type { Place } from './keep-place.ts';
import type { Sight } from './render/draw-draft.ts';
import type { Drawing } from './render/read-drawing.ts';
import { useFrame } from './use-frame.ts';
import type { Viewport } from './viewports.ts';

interface FrameProps {
  readonly viewport: Viewport;
  readonly scale: number;
  readonly sight: Sight;
  readonly drawing: Drawing | undefined;
  readonly isUpToDate: boolean;
  /** Whether the page works as it does for visitors. Otherwise a click selects a tile. */
  readonly isTried: boolean;
  /** The scroll position of this viewport. It outlives the frame. */
  readonly place: Place;
  /** Called when a form submission was blocked. */
  readonly onNotSent: () => void;
}

/** One viewport with the page. It has the app's origin, so that it can be updated without a reload. */
export function Frame({ viewport, scale, sight, ...input }: FrameProps) {
  const [frame, load] = useFrame(input);
  const { width, height, name } = viewport;
  return (
    <figure className="frame" style={{ width: width * scale }}>
      <figcaption>
        {name} <small>{`${width} × ${height}`}</small>
      </figcaption>
      <div className="window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={`${name}, ${width} pixels wide`}
          src={draftAddress(sight.path, { at: sight.at, still: !input.isTried })}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          // While a click selects tiles, the links of the page are not in the tab order.
          tabIndex={input.isTried ? 0 : -1}
          onLoad={load}
        />
      </div>
    </figure>
  );
}
