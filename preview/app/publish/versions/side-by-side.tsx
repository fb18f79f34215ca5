import { useState } from 'react';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { useSize } from '#preview/app/canvas/viewports/use-size.ts';
import { useMediaQuery } from '#preview/app/ui/browser/use-media-query.ts';
import { EditorButton } from '#preview/app/ui/editor-button.tsx';
import type { Difference } from '#preview/review/compare-pages.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { DifferenceSteps } from './difference-steps.tsx';
import { type FrameRef, useJointScroll } from './use-joint-scroll.ts';

/** A version of a page in a frame. */
export interface ShownVersion {
  readonly name: string;
  /** The number of a revision; undefined for the draft. */
  readonly revision?: number | undefined;
  /** Of the draft. A new version reloads its frame. */
  readonly version: number;
}

interface SideBySideProps {
  readonly target: PreviewTarget;
  readonly left: ShownVersion;
  readonly right: ShownVersion;
  /** What differs between them. The frames begin at the first difference of a tile. */
  readonly differences?: readonly Difference[] | undefined;
}

/** The size of a laptop's window in pixels, so that tiles as high as the window have the height that visitors see. */
const laptop = { width: 1280, height: 800 };

/** Where a laptop's window would be too small to read, a page is shown as on a phone. */
const phone = { width: 360, height: 640 };

/** The position of the tile on its page. */
const rowOf = ({ path }: Difference): number => Number(path[1]);

const none: readonly Difference[] = [];

/** Two versions of a page side by side, or on a phone one at a time. They scroll together. */
export function SideBySide({ target: { path, at }, left, right, differences = none }: SideBySideProps) {
  const versions = `${left.name} ${right.name}`;
  const [chosen, setChosen] = useState({ versions, position: 0 });
  const inTiles = differences.filter(({ tile }) => tile).toSorted((one, other) => rowOf(one) - rowOf(other));
  // Other versions are compared from their first difference.
  const shown = chosen.versions === versions ? Math.min(chosen.position, Math.max(0, inTiles.length - 1)) : 0;
  const isPhone = useMediaQuery('(width < 40rem)');
  const [isLeftShown, setLeftShown] = useState(false);
  const viewport = isPhone ? phone : laptop;
  const frames = useJointScroll(inTiles[shown]?.tile?.key);
  return (
    <>
      {inTiles.length > 1 && (
        <DifferenceSteps differences={inTiles} shown={shown} onShow={(position) => setChosen({ versions, position })} />
      )}
      {isPhone && (
        <fieldset className="version-switch">
          <legend className="visually-hidden">Version</legend>
          {[left, right].map(({ name }, at) => (
            <EditorButton key={name} aria-pressed={isLeftShown === (at === 0)} onClick={() => setLeftShown(at === 0)}>
              {name}
            </EditorButton>
          ))}
        </fieldset>
      )}
      <div className="side-by-side" data-single={isPhone || undefined}>
        <VersionFrame
          key={`left ${left.name} ${left.version}`}
          name={left.name}
          address={draftAddress(path, { at, isStatic: true, revision: left.revision })}
          frame={frames.left}
          viewport={viewport}
          isShown={!isPhone || isLeftShown}
          onLoad={() => frames.connect(frames.left, frames.right)}
        />
        <VersionFrame
          key={`right ${right.name} ${right.version}`}
          name={right.name}
          address={draftAddress(path, { at, isStatic: true, revision: right.revision })}
          frame={frames.right}
          viewport={viewport}
          isShown={!isPhone || !isLeftShown}
          onLoad={() => frames.connect(frames.right, frames.left)}
        />
      </div>
    </>
  );
}

interface VersionFrameProps {
  readonly name: string;
  readonly address: string;
  readonly frame: FrameRef;
  readonly viewport: typeof laptop;
  /** A version that is not shown has its layout, so that it scrolls with the other one. */
  readonly isShown: boolean;
  readonly onLoad: () => void;
}

function VersionFrame({ name, address, frame, viewport, isShown, onLoad }: VersionFrameProps) {
  const [space, { width }] = useSize();
  const scale = width / viewport.width;
  return (
    <figure style={{ visibility: isShown ? undefined : 'hidden' }}>
      <figcaption>{name}</figcaption>
      <div className="window" ref={space} style={{ height: viewport.height * scale }}>
        <iframe
          ref={frame}
          title={`${name} version`}
          src={address}
          {...viewport}
          style={{ transform: `scale(${scale})` }}
          tabIndex={-1}
          onLoad={onLoad}
        />
      </div>
    </figure>
  );
}
