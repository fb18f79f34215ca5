import { useEffect, useRef, useState } from 'react';
import { draftAddress } from '#site/drafts/draft-address.ts';
import { hideOverlays } from '../../canvas/hide-overlays.ts';
import { createLoadQueue } from './create-load-queue.ts';

/** The width at which the site renders the page before it is scaled down. */
const width = 1200;

/** Each thumbnail is a document, so few are loaded at once. */
const queue = createLoadQueue(2);

/** The start of a page as its draft, rendered by the site and scaled down. Loaded when it is in the window. */
export function PageThumbnail({ path }: { readonly path: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const done = useRef<() => void>(undefined);
  const [scale, setScale] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    let leave: (() => void) | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      leave = queue.enter((finish) => {
        done.current = finish;
        setScale((box.current?.clientWidth ?? 0) / width);
      });
    });
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      leave?.();
    };
  }, []);
  return (
    <span className="page-thumbnail" data-loading={isShown ? undefined : ''} ref={box}>
      {scale > 0 && (
        <iframe
          title="The start of the page"
          src={draftAddress(path, { isStatic: true })}
          width={width}
          height={Math.round(width * 0.625)}
          style={{ transform: `scale(${scale})` }}
          tabIndex={-1}
          aria-hidden="true"
          onLoad={({ currentTarget }) => {
            if (currentTarget.contentDocument) hideOverlays(currentTarget.contentDocument);
            currentTarget.classList.add('ready');
            setShown(true);
            done.current?.();
          }}
        />
      )}
    </span>
  );
}
