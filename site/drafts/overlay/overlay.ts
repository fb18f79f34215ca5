import { problemStyles } from '../problem-styles.ts';
import { draftBar, type EditAddress } from './draft-bar.ts';
import { keepLinksInDrafts } from './keep-links-in-drafts.ts';
import { outlineTiles } from './outline-tiles.ts';
import { overlayStyles } from './overlay-styles.ts';

/**
 * The overlay over a draft on the site: a bar that says it is a draft, an outline around each tile, and links from a
 * tile to its form in the preview app. It is in a shadow tree, so that its styles and the page’s do not affect each
 * other.
 */
const data = document.getElementById('draft-overlay')?.dataset ?? {};
const host = document.createElement('draft-overlay');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(overlayStyles);
shadow.adoptedStyleSheets = [sheet];
const problemSheet = new CSSStyleSheet();
problemSheet.replaceSync(problemStyles);
document.adoptedStyleSheets.push(problemSheet);
document.body.append(host);

/** The preview app finds the page by its address. */
const editAddressIn =
  (preview: string): EditAddress =>
  (key) => {
    const address = new URL('/edit', preview);
    address.searchParams.set('path', data.path ?? '/');
    if (key !== undefined) address.searchParams.set('tile', key);
    return address.href;
  };

const editAddress = data.preview ? editAddressIn(data.preview) : undefined;
const outlines = document.createElement('div');
shadow.append(outlines, draftBar({ outlines, editAddress, publicPath: data.path ?? '/' }));
outlineTiles(outlines, editAddress);
keepLinksInDrafts(document);
