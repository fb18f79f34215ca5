import { useEffect, useState } from 'react';
import { useSize } from '#preview/app/canvas/viewports/use-size.ts';
import { draftAddress } from '#site/drafts/draft-address.ts';

/** Hides everything but the tile. */
const tileOnlyStyles = `
  body > *:not(main), main > *:not(.tile) { display: none !important; }
  html, body { overflow: hidden !important; background: #fffdf8; }
`;

const width = 960;

/** The example of a tile type, rendered by the site and scaled down. Loaded when it scrolls into view. */
export function Thumbnail({ type, path }: { readonly type: string; readonly path: string }) {
  const [box, size] = useSize<HTMLSpanElement>();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setVisible(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return (
    <span className="thumbnail" ref={box}>
      {isVisible && (
        <iframe
          title={`Example of ${type}`}
          src={draftAddress(path, { isStatic: true, tile: type })}
          width={width}
          height={600}
          style={{ transform: `scale(${size.width / width})` }}
          tabIndex={-1}
          aria-hidden="true"
          onLoad={(event) => showTileOnly(event.currentTarget)}
        />
      )}
    </span>
  );
}

function showTileOnly(frame: HTMLIFrameElement): void {
  const frameDocument = frame.contentDocument;
  const view = frameDocument?.defaultView;
  if (!frameDocument || !view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(tileOnlyStyles);
  frameDocument.adoptedStyleSheets.push(sheet);
  frame.classList.add('ready');
}
