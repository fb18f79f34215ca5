import { expect, test } from '@playwright/test';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { ask, previewUrl, publish } from '#site/e2e/product/product.ts';
import { canvas, openPage, planTile, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

/** Removes what differs between renderings without being visible: sealed values of forms and the framework's notes. */
const markupOf = (html: string): string =>
  html
    .replace(/(<input type="hidden"[^>]*value=")[^"]*/g, '$1')
    .replace(/<template id="framework">[\s\S]*?<\/template>/, '<template id="framework"></template>');

/** Items of the demo chain for tiles that show one of several. */
const references: Readonly<Record<string, object>> = {
  offer: { offerId: 'two-for-one-cocktails' },
  'voucher-form': { offerId: 'two-for-one-cocktails' },
  'restaurant-details': { restaurantSlug: 'soho' },
};

/** Every tile type except the one that needs the address of a vacancy. */
const examples = Object.values(tiles)
  .filter(({ type }) => type !== 'job-detail')
  .map(({ type, examples: { plain } }) => ({ ...plain, ...references[type], type, key: type }));

/** A plain text with markup, which the site reads as text. */
const withTags = { type: 'text', key: 'tags', heading: 'Salt &amp; <b>lime</b>', body: '<p>With <b>salt</b>.</p>' };

test('a draft with every tile type has byte for byte the markup of the published page [preview.exact]', async ({
  context,
}) => {
  const id = 'test-exact';
  const { shared } = tiles['shared-tiles'].examples.plain;
  await publish(`_shared/${shared}`, [{ type: 'text', key: 'shared', body: '<p>On many pages.</p>' }]);
  const content = [...examples, withTags];
  await writeDraft(id, content);
  const draft = await (await context.request.get(`${previewUrl()}/_draft/${id}`)).text();
  await publish(id, content, { title: `Test page ${id}`, description: 'A page for tests.' });
  await expect.poll(async () => (await ask(`/${id}`)).status).toBe(200);
  const { body } = await ask(`/${id}`);
  expect(body.length).toBeGreaterThan(50_000);
  expect(draft).not.toContain('tile-problems');
  expect(firstDifference(markupOf(draft), markupOf(body))).toBeUndefined();
});

/** The first difference of two documents with some context, instead of both documents. */
function firstDifference(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `${one.slice(at - 80, at + 80)} | ${other.slice(at - 80, at + 80)}`;
}

test('what the canvas shows after typing is what the site publishes [preview.exact]', async ({ page }) => {
  const id = 'test-exact-typed';
  const text = (key: string) => ({ type: 'text', key, heading: key, body: `<p>${key}</p>`, width: 'half' });
  await writeDraft(id, [text('one'), text('two'), { type: 'divider', key: 'line' }, text('three')]);
  await openPage(page, id);
  await planTile(page, 1).click();
  await page.getByLabel('Heading', { exact: true }).fill('Two, <i>rewritten</i>');
  await planTile(page, 1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(canvas(page).getByRole('heading', { name: 'Two, rewritten' })).toBeVisible();
  await expect(canvas(page).locator('main > .tile').nth(2)).toHaveAttribute('id', 'two');
  await waitForSave(page);
  const canvasMarkup = await canvas(page).locator('main').innerHTML();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The page is live.' })).toBeVisible();
  await page.goto('about:blank');
  const { body } = await ask(`/${id}`);
  await page.setContent(body.replace(/<script\b[\s\S]*?<\/script>/g, ''));
  const published = await page.locator('main').innerHTML();
  // React's boundary comments exist only in the document of the site, not in the patched canvas.
  const bare = (html: string): string => html.replace(/<!--.*?-->/g, '').replaceAll(' data-laid-out=""', '');
  expect(bare(canvasMarkup)).toBe(bare(published));
});

test('the shortcuts for undo and redo work in the canvas too, after a click on a tile [preview.compose]', async ({
  page,
}) => {
  const tile = { type: 'text', key: 'one', heading: 'Before', body: '<p>Words.</p>' };
  await writeDraft('test-keys-in-canvas', [tile]);
  await openPage(page, 'test-keys-in-canvas');
  await planTile(page, 0).click();
  await page.getByLabel('Heading', { exact: true }).fill('After');
  const heading = (name: string) => canvas(page).getByRole('heading', { name });
  await expect(heading('After')).toBeVisible();
  // Beside the heading, because a click on a text moves the focus to its field.
  await canvas(page)
    .locator('#one')
    .click({ position: { x: 4, y: 60 } });
  await page.keyboard.press('Control+z');
  await expect(heading('Before')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(heading('After')).toBeVisible();
});
