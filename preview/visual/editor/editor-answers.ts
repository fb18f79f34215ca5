import { z } from 'zod';
import { previewApiPath } from '#preview/app/api/app-paths.ts';
import { draftPath, readDraftAddress } from '#site/drafts/draft-address.ts';
import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';
import {
  draft,
  facts,
  findings,
  pageId,
  pages,
  revisionPages,
  revisions,
  state,
  types,
  weight,
} from './editor-content.ts';
import { itemDraft, itemId, itemRevisions, itemState, items, itemUses, liveItem } from './editor-items.ts';
import { mediaFiles, mediaUses } from './editor-media.ts';

const page = `${previewApiPath}/editing/page/${pageId}`;
const restaurants = `${previewApiPath}/editing/content/restaurants`;
const item = `${restaurants}/${itemId}`;

/** The responses of the app’s own server in the screenshots, by path. */
export const editorAnswers: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [`${previewApiPath}/editing/find-pages`, { pages, total: pages.length }],
  [`${previewApiPath}/editing/tile-types`, { types }],
  [`${previewApiPath}/editing/page-views`, { views: [] }],
  [`${previewApiPath}/editing/media`, { media: mediaFiles }],
  [`${previewApiPath}/editing/media/uses`, { uses: mediaUses }],
  [`${previewApiPath}/facts`, facts],
  [`${previewApiPath}/review`, { findings, weight }],
  [restaurants, { items }],
  [`${item}/draft`, { state: itemState, content: itemDraft }],
  [`${item}/revisions`, { revisions: itemRevisions }],
  [`${item}/revision/2`, liveItem],
  [`${item}/uses`, { uses: itemUses }],
  [`${page}/draft`, { state, page: draft }],
  [`${page}/revisions`, { revisions }],
  ...Object.entries(revisionPages).map(([number, content]) => [`${page}/revision/${number}`, content] as const),
]);

const style = `body { margin: 0; font: 20px/1.4 sans-serif } main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px }
section { padding: 2rem; background: #efe6d2 } .hero { grid-column: 1 / -1; padding-block: 6rem } h2 { margin: 0 }`;

const content = z.object({
  tiles: z.array(
    z.object({
      type: z.string(),
      key: z.string(),
      heading: z.string(),
      text: z.string().default(''),
      body: z.string().default(''),
    }),
  ),
});

/** A page as a plain document. How the site renders tiles has its own baselines. */
function documentOf(page: object): string {
  const sections = content
    .parse(page)
    .tiles.map(
      ({ key, type, heading, text, body }) =>
        `<section class="tile ${type}" id="${key}" data-tile="${type}"><h2>${escapeMarkup(heading)}</h2><p>${escapeMarkup(text)}</p>${body}</section>`,
    );
  return `<!doctype html><html lang="en-GB"><title>Draft</title><style>${style}</style><main class="page">${sections.join('')}</main></html>`;
}

/** The response of the site for the draft, one of its revisions or a restaurant; undefined for any other address. */
export function siteAnswer(url: URL): string | undefined {
  if (url.pathname.startsWith(`${draftPath}/restaurants/`)) return documentOf(draft);
  if (url.pathname !== `${draftPath}/${pageId}`) return undefined;
  const revision = readDraftAddress(url)?.revision;
  return documentOf((revision && revisionPages[revision]) || draft);
}
