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
  /** Whether the page runs as for visitors; else its tiles are chosen by a click. */
  readonly isTried: boolean;
  /** Where this window stands; outlives the frame. */
  readonly place: Place;
  /** Called when a form would have been sent. */
  readonly onNotSent: () => void;
}

/** One window onto the page. Same origin as the app, so that it can be brought up to date without loading it anew. */
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
          // While tiles are chosen by a click, the links of the page are no stops for the Tab key.
          tabIndex={input.isTried ? 0 : -1}
          onLoad={load}
        />
      </div>
    </figure>
  );
}
