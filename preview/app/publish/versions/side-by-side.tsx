import { type RefObject, useRef } from 'react';
import { hideOverlays } from '#preview/app/canvas/hide-overlays.ts';
import type { PreviewTarget } from '#preview/app/canvas/render/render-draft.ts';
import { useSize } from '#preview/app/canvas/viewports/use-size.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';

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
}

/** The size of a laptop's window in pixels, so that tiles as high as the window have the height that visitors see. */
const laptop = { width: 1280, height: 800 };

/** Two versions of a page side by side. They scroll together. */
export function SideBySide({ target: { path, at }, left, right }: SideBySideProps) {
  const [one, other] = [useRef<HTMLIFrameElement>(null), useRef<HTMLIFrameElement>(null)];
  return (
    <div className="side-by-side">
      <VersionFrame
        key={`left ${left.name} ${left.version}`}
        name={left.name}
        address={draftAddress(path, { at, isStatic: true, revision: left.revision })}
        own={one}
        other={other}
      />
      <VersionFrame
        key={`right ${right.name} ${right.version}`}
        name={right.name}
        address={draftAddress(path, { at, isStatic: true, revision: right.revision })}
        own={other}
        other={one}
      />
    </div>
  );
}

interface VersionFrameProps {
  readonly name: string;
  readonly address: string;
  readonly own: RefObject<HTMLIFrameElement | null>;
  readonly other: RefObject<HTMLIFrameElement | null>;
}

function VersionFrame({ name, address, own, other }: VersionFrameProps) {
  const [space, { width }] = useSize();
  const scale = width / laptop.width;
  const syncScroll = (): void => {
    const view = own.current?.contentWindow;
    if (own.current?.contentDocument) hideOverlays(own.current.contentDocument);
    view?.addEventListener('scroll', () => other.current?.contentWindow?.scrollTo(0, view.scrollY), { passive: true });
  };
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <div className="window" ref={space} style={{ height: laptop.height * scale }}>
        <iframe
          ref={own}
          title={`${name} version`}
          src={address}
          {...laptop}
          style={{ transform: `scale(${scale})` }}
          tabIndex={-1}
          onLoad={syncScroll}
        />
      </div>
    </figure>
  );
}
