import { problemStyles } from '../problem-styles.ts';
import { draftBar, type EditAddress } from './draft-bar.ts';
import { outlineTiles } from './outline-tiles.ts';
import { overlayStyles } from './overlay-styles.ts';
import { stayInDrafts } from './stay-in-drafts.ts';

/**
 * The overlay over a draft on the site: a bar that says it is a draft, an outline around each tile, and links from a
 * tile to its form in the preview app. It is in a shadow tree, so that its styles and the page’s do not affect each
 * other.
 */
const facts = document.getElementById('draft-overlay')?.dataset ?? {};
const host = document.createElement('draft-overlay');
const shadow = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(overlayStyles);
shadow.adoptedStyleSheets = [sheet];
const problems = new CSSStyleSheet();
problems.replaceSync(problemStyles);
document.adoptedStyleSheets.push(problems);
document.body.append(host);

/** The preview app finds the page by its address. */
const editAddressIn =
  (preview: string): EditAddress =>
  (key) => {
    const address = new URL('/edit', preview);
    address.searchParams.set('path', facts.path ?? '/');
    if (key !== undefined) address.searchParams.set('tile', key);
    return address.href;
  };

const editAddress = facts.preview ? editAddressIn(facts.preview) : undefined;
const outlines = document.createElement('div');
shadow.append(outlines, draftBar({ outlines, editAddress, publicPath: facts.path ?? '/' }));
outlineTiles(outlines, editAddress);
stayInDrafts(document);
