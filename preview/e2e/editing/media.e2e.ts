import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { withImages } from '#preview/checks/browser/browser-options.ts';
import { previewUrl, publish, siteUrl } from '#site/e2e/product/product.ts';
import { openPage, planTile, readDraft, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.use(withImages());
test.beforeEach(({ context }) => signIn(context));

/** A plain image of one colour, which is another file for each colour. */
async function imageOf(name: string, background: string, { width = 900, height = 600 } = {}) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const upload = async (page: Page, ...files: Awaited<ReturnType<typeof imageOf>>[]): Promise<void> => {
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText(`${files.length} of ${files.length} uploaded`)).toBeVisible();
};

const card = (page: Page, name: string) => page.getByRole('button', { name });

test('an image is uploaded from the form of a tile, described once, and live in the sizes of the site [editor.media]', async ({
  page,
}) => {
  const id = 'test-media-upload';
  await writeDraft(id, [{ type: 'image-text', key: 'one', heading: 'One', body: '<p>Words.</p>' }]);
  await openPage(page, id);
  await planTile(page, 0).click();
  await page.getByRole('button', { name: /^Choose (image|picture|photo)/ }).click();
  await page.locator('input[type="file"]').setInputFiles(await imageOf('Garden table.jpg', '#1a6b4f'));
  const upload = page.getByRole('region', { name: 'Uploads' }).getByText('Garden table.jpg');
  await expect(upload).toBeVisible();
  const nameBox = await upload.boundingBox();
  expect(nameBox?.width, 'the name of the file is one line').toBeGreaterThan((nameBox?.height ?? 0) * 2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByLabel(/^Alternative text/).fill('A table in the garden');
  await waitForSave(page);
  const image = (await readDraft(id)).tiles[0]?.image;
  expect(image).toMatchObject({ width: 900, height: 600, alt: 'A table in the garden' });
  await publish(id, (await readDraft(id)).tiles);
  await page.goto(`${siteUrl()}/${id}`);
  const shown = page.getByAltText('A table in the garden');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await shown.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/garden-table-\d+\.avif$/);
});

test('a file is dropped, gets a focal point, is cropped, replaced everywhere and deleted [editor.media]', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const id = 'test-media-life';
  await page.goto(`${previewUrl()}/media`);
  await upload(page, await imageOf('first.jpg', '#7a1f3d'), await imageOf('second.jpg', '#1f3d7a'));
  await card(page, 'first.jpg').click();
  const dialog = page.getByRole('dialog', { name: 'first.jpg' });
  await dialog.getByLabel('Alternative text').fill('The first');
  await expect(dialog.locator('.focal-image img')).toHaveJSProperty('complete', true);
  const box = await dialog.locator('.focal-image').boundingBox();
  if (box) await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.9);
  await expect(dialog.getByLabel('Focal point from the left')).toHaveValue('20');
  await dialog.getByLabel('Focal point from the left').press('ArrowLeft');
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/^first\.jpg is saved/)).toBeAttached();

  await writeDraft(id, [{ type: 'image-text', key: 'one', heading: 'One', body: '<p>Words.</p>' }]);
  await openPage(page, id);
  await planTile(page, 0).click();
  await page.getByRole('button', { name: /^Choose (image|picture|photo)/ }).click();
  await card(page, 'first.jpg').click();
  await waitForSave(page);
  const focus = { x: 15, y: expect.any(Number) };
  await expect.poll(async () => (await readDraft(id)).tiles[0]?.image).toMatchObject({ alt: 'The first', focus });

  await page.goto(`${previewUrl()}/media`);
  await card(page, 'first.jpg').click();
  await expect(dialog.getByRole('link', { name: `Test page ${id}` })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete…' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Replace everywhere…' }).click();
  await page
    .getByRole('dialog', { name: 'Replace first.jpg everywhere' })
    .getByRole('button', { name: 'second.jpg' })
    .click();
  const question = page.getByRole('dialog', { name: 'Replace first.jpg by second.jpg?' });
  await expect(question.getByRole('button', { name: 'Replace everywhere' })).toBeDisabled();
  await question.getByLabel('Alternative text').fill('The second');
  await question.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('first.jpg is replaced in 1 item.')).toBeVisible();
  expect(JSON.stringify((await readDraft(id)).tiles)).toContain('/second.jpg');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await card(page, 'first.jpg').click();
  await dialog.getByRole('button', { name: 'Crop…' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop first.jpg' });
  await crop.getByLabel('Shape').selectOption('Square');
  await crop.getByRole('button', { name: 'Add as a new picture' }).click();
  const details = page.getByRole('dialog', { name: 'first.jpg' });
  await expect(details.getByText('The part is a new picture. The original stays as it is.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'first.jpg')).toHaveCount(2);

  await card(page, 'first.jpg').last().click();
  await dialog.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete file' }).click();
  await expect(page.getByText(/^first\.jpg is deleted/)).toBeVisible();
  await expect(card(page, 'first.jpg')).toHaveCount(1);
});

test('a file that is not an image is refused with the reason, and the others arrive [editor.media]', async ({
  page,
}) => {
  await page.goto(`${previewUrl()}/media`);
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') };
  await page.locator('input[type="file"]').setInputFiles([broken, await imageOf('whole.jpg', '#3d7a1f')]);
  await expect(page.getByText('1 of 2 uploaded, 1 not uploaded')).toBeVisible();
  await expect(page.getByText(/^broken\.jpg is not an image or a video\. Choose a JPEG/)).toBeVisible();
  await expect(card(page, 'whole.jpg')).toBeVisible();
});
