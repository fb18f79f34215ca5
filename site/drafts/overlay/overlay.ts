import { problemStyles } from '../problem-styles.ts';
import { draftBar, type EditAddress } from './draft-bar.ts';
import { outlineTiles } from './outline-tiles.ts';
import { overlayStyles } from './overlay-styles.ts';
import { stayInDrafts } from './stay-in-drafts.ts';

/**
 * Over a draft that an editor looks at on the site: a bar that says so, an outline round each tile, and the way from a
 * tile to its form in the preview app. It stands in a shadow tree, so that neither the page nor it changes the other.
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

/** The preview finds the page by the address that it is seen at. */
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
