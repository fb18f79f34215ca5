import { expect, it } from 'vitest';
import { callsPath } from '#preview/app/api/own-paths.ts';
import { pageWeight } from '#preview/app/api/page-weight.ts';
import { previewFacts } from '#preview/app/api/preview-facts.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import { editingToolEndpoints } from '#schemas/api/content/editing-tools.ts';
import { planVisualRun } from '../run/visual-run.ts';
import { readVisualOptions } from '../select/read-visual-options.ts';
import { editorAnswers, siteAnswer } from './editor-answers.ts';
import { findings, pageId, revisions, weight } from './editor-content.ts';

const page = `/editing/page/${pageId}`;
const { listPages, draft, pageRevisions } = editingEndpoints;
const { tileUses, mediaList } = editingToolEndpoints;

it.each([
  ['/editing/pages', listPages.reply],
  [`${page}/draft`, draft.reply],
  [`${page}/revisions`, pageRevisions.reply],
  ['/editing/tile-uses', tileUses.reply],
  ['/editing/media', mediaList.reply],
  ['/facts', previewFacts],
])('the fixed answer of %s is what the editor app accepts', (path, reply) => {
  expect(reply.safeParse(editorAnswers.get(`${callsPath}${path}`)).error).toBeUndefined();
});

it('the fixed weight is what the editor app accepts, and the findings name tiles that are there', () => {
  expect(pageWeight.safeParse(weight).error).toBeUndefined();
  const shown = siteAnswer(new URL(`http://site/_draft/${pageId}`)) ?? '';
  for (const { tile } of findings) if (tile) expect(shown).toContain(`id="${tile.key}" data-tile="${tile.type}"`);
});

it('each revision is there as content, and as a page that differs from the draft', () => {
  const rendered = siteAnswer(new URL(`http://site/_draft/${pageId}?_still=`));
  for (const { number } of revisions) {
    expect(editorAnswers.get(`${callsPath}${page}/revision/${number}`)).toBeDefined();
    const earlier = siteAnswer(new URL(`http://site/_draft/${pageId}?_still=&_revision=${number}`));
    expect(earlier).toContain('<main');
    expect(earlier).not.toBe(rendered);
  }
  expect(siteAnswer(new URL('http://site/_draft/other'))).toBeUndefined();
});

it('every view of the editor app has a baseline on a phone and on a laptop [visual.local]', () => {
  const { looks } = planVisualRun(readVisualOptions(['editor-app--']));
  expect(looks.filter(({ pictured }) => pictured).map(({ story, width }) => `${story}@${width}`)).toEqual(
    [360, 1280].flatMap((width) =>
      ['page-list', 'tile-form', 'publish-dialog', 'comparison-as-pictures', 'earlier-revision', 'sign-in'].map(
        (view) => `editor-app--${view}@${width}`,
      ),
    ),
  );
});
