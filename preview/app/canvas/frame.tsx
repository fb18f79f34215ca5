import { draftAddress } from '#site/drafts/draft-address.ts';
import { EditorButton } from '../ui/editor-button.tsx';
import { FrameLoading, SlowFrame } from './frame-loading.tsx';
import { type FrameInput, useFrame } from './use-frame.ts';
import type { Viewport } from './viewports/viewports.ts';

interface FrameProps extends FrameInput {
  readonly viewport: Viewport;
  readonly scale: number;
  /** Whether this is the large frame. The others are in the strip below it. */
  readonly isMain: boolean;
  /** Whether the strip shows the page, and not only the names of its screen sizes. */
  readonly isPageShown: boolean;
  /** Whether the page is loaded now. Until then its place says that it is loading. */
  readonly isLoading: boolean;
  readonly onLoad: () => void;
  readonly onChoose: () => void;
}

/** One viewport with the page. It has the app's origin, so that it can be updated without a reload. */
export function Frame({ viewport, scale, isMain, isPageShown, isLoading, onLoad, onChoose, ...input }: FrameProps) {
  const { width, height, name } = viewport;
  const label = (
    <>
      {name} <small>{`${width} × ${height}`}</small>
    </>
  );
  return (
    <figure className={isMain ? 'frame main' : 'frame'}>
      <figcaption>
        {isMain ? (
          label
        ) : (
          <EditorButton title={name} onClick={onChoose}>
            <span className="visually-hidden">{`Enlarge ${name}, `}</span>
            <small>{`${width} × ${height}`}</small>
          </EditorButton>
        )}
      </figcaption>
      {(isMain || isPageShown) && (
        <div className="window" style={{ width: width * scale, height: height * scale }}>
          {isLoading ? (
            <FrameWindow viewport={viewport} scale={scale} isMain={isMain} onLoad={onLoad} {...input} />
          ) : (
            <FrameLoading />
          )}
        </div>
      )}
    </figure>
  );
}

interface FrameWindowProps extends FrameInput {
  readonly viewport: Viewport;
  readonly scale: number;
  readonly isMain: boolean;
  readonly onLoad: () => void;
}

function FrameWindow({ viewport, scale, isMain, onLoad, ...input }: FrameWindowProps) {
  const { frame, handleLoad, isLoaded, hasFailed } = useFrame(input);
  const { width, height, name } = viewport;
  return (
    <>
      {!isLoaded && !hasFailed && <FrameLoading />}
      <iframe
        ref={frame}
        title={`${name}, ${width} pixels wide`}
        src={draftAddress(input.target.path, { at: input.target.at, isStatic: !input.isInteractive })}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        // While a click selects tiles, the links of the page are not in the tab order.
        tabIndex={isMain && input.isInteractive ? 0 : -1}
        onLoad={() => {
          handleLoad();
          onLoad();
        }}
      />
      {!isLoaded && isMain && <SlowFrame onRetry={() => frame.current?.contentWindow?.location.reload()} />}
    </>
  );
}
