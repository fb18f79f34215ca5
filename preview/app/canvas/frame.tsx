import { draftAddress } from '#site/drafts/draft-address.ts';
import type { RenderedDraft } from './render/parse-rendered-draft.ts';
import type { PreviewTarget } from './render/render-draft.ts';
import type { ScrollAnchor } from './restore-scroll.ts';
import { useFrame } from './use-frame.ts';
import type { Viewport } from './viewports.ts';

interface FrameProps {
  readonly viewport: Viewport;
  readonly scale: number;
  readonly target: PreviewTarget;
  readonly renderedDraft: RenderedDraft | undefined;
  readonly isUpToDate: boolean;
  /** Whether the page works as it does for visitors. Otherwise a click selects a tile. */
  readonly isInteractive: boolean;
  /** The scroll position of this viewport. It outlives the frame. */
  readonly anchor: ScrollAnchor;
  /** Called when a form submission was blocked. */
  readonly onSubmitBlocked: () => void;
}

/** One viewport with the page. It has the app's origin, so that it can be updated without a reload. */
export function Frame({ viewport, scale, target, ...input }: FrameProps) {
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
          src={draftAddress(target.path, { at: target.at, isStatic: !input.isInteractive })}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          // While a click selects tiles, the links of the page are not in the tab order.
          tabIndex={input.isInteractive ? 0 : -1}
          onLoad={load}
        />
      </div>
    </figure>
  );
}
