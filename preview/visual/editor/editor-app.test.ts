import { expect, it } from 'vitest';
import { previewApiPath } from '#preview/app/api/app-paths.ts';
import { pageWeight } from '#preview/app/api/page-weight.ts';
import { previewFacts } from '#preview/app/api/preview-facts.ts';
import { contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { mediaLibraryEndpoints } from '#schemas/api/content/media-library.ts';
import { pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { pageViewEndpoints } from '#schemas/api/content/page-views.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { planVisualRun } from '../run/visual-run.ts';
import { readVisualOptions } from '../select/read-visual-options.ts';
import { editorAnswers, siteAnswer } from './editor-answers.ts';
import { findings, pageId, revisions, weight } from './editor-content.ts';
import { itemId } from './editor-items.ts';

const page = `/editing/page/${pageId}`;
const { draft, pageRevisions } = editingEndpoints;
const { mediaList, mediaUses } = mediaLibraryEndpoints;
const { findPages, tileTypes } = pageListEndpoints;
const { listContent, contentDraft, contentRevisions, contentUses } = contentItemEndpoints;
const item = `/editing/content/restaurants/${itemId}`;

it.each([
  ['/editing/find-pages', findPages.reply],
  [`${page}/draft`, draft.reply],
  [`${page}/revisions`, pageRevisions.reply],
  ['/editing/tile-types', tileTypes.reply],
  ['/editing/page-views', pageViewEndpoints.pageViews.reply],
  ['/editing/media', mediaList.reply],
  ['/editing/media/uses', mediaUses.reply],
  [`/editing/content/restaurants`, listContent.reply],
  [`${item}/draft`, contentDraft.reply],
  [`${item}/revisions`, contentRevisions.reply],
  [`${item}/revision/2`, restaurant],
  [`${item}/uses`, contentUses.reply],
  ['/facts', previewFacts],
])('the fixed response of %s is valid for the editor app', (path, reply) => {
  expect(reply.safeParse(editorAnswers.get(`${previewApiPath}${path}`)).error).toBeUndefined();
});

it('the fixed weight is valid for the editor app, and the findings name existing tiles', () => {
  expect(pageWeight.safeParse(weight).error).toBeUndefined();
  const html = siteAnswer(new URL(`http://site/_draft/${pageId}`)) ?? '';
  for (const { tile } of findings) if (tile) expect(html).toContain(`id="${tile.key}" data-tile="${tile.type}"`);
});

it('each revision exists as content, and as a page that differs from the draft', () => {
  const rendered = siteAnswer(new URL(`http://site/_draft/${pageId}?_still=`));
  for (const { number } of revisions) {
    expect(editorAnswers.get(`${previewApiPath}${page}/revision/${number}`)).toBeDefined();
    const earlier = siteAnswer(new URL(`http://site/_draft/${pageId}?_still=&_revision=${number}`));
    expect(earlier).toContain('<main');
    expect(earlier).not.toBe(rendered);
  }
  expect(siteAnswer(new URL('http://site/_draft/other'))).toBeUndefined();
});

it('every view of the editor app has a baseline on a phone and on a laptop [visual.local]', () => {
  const { snapshots } = planVisualRun(readVisualOptions(['editor-app--']));
  expect(snapshots.filter(({ hasBaseline }) => hasBaseline).map(({ story, width }) => `${story}@${width}`)).toEqual(
    [360, 1280].flatMap((width) =>
      [
        'page-list',
        'tile-form',
        'publish-dialog',
        'comparison-as-pictures',
        'earlier-revision',
        'media-library',
        'media-details',
        'content-list',
        'content-form',
        'publish-content',
        'sign-in',
      ].map((view) => `editor-app--${view}@${width}`),
    ),
  );
});
