import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { canvas, openPage, planTile, readDraft, signIn, waitForSave, writeDraft } from '../testing/editor.ts';

test.beforeEach(({ context }) => signIn(context));

const fixtures = join(import.meta.dirname, '../../app/fields/rich-text/paste/fixtures');

/** Opens a page with one text, and returns its editor. */
async function openText(page: Page, id: string, body: string): Promise<Locator> {
  await writeDraft(id, [{ type: 'text', key: 'one', heading: 'One', body }]);
  await openPage(page, id);
  await planTile(page, 0).click();
  const area = page.getByRole('textbox', { name: 'Text *' });
  await expect(area).toBeVisible();
  return area;
}

async function storedBody(page: Page, id: string): Promise<unknown> {
  await waitForSave(page);
  return (await readDraft(id)).tiles[0]?.body;
}

/** Pastes as the browser does: with an event that holds the clipboard. */
const paste = (area: Locator, types: Readonly<Record<string, string>>): Promise<void> =>
  area.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, types);

test('an editor writes a text by keyboard alone: paragraphs, bold, a list and a link by the name of a page [editor.text]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const id = 'test-text-keys';
  const { keyboard } = page;
  const area = await openText(page, id, '<p>Start</p>');
  await area.focus();
  await keyboard.press('Control+End');
  await keyboard.type(' with ');
  await keyboard.press('Control+b');
  await keyboard.type('rice');
  await keyboard.press('Control+b');
  await keyboard.type('.');
  await keyboard.press('Enter');
  await keyboard.press('Control+Shift+8');
  await keyboard.type('satay');
  await keyboard.press('Enter');
  await keyboard.type('rolls');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.type('See the ');
  await keyboard.press('Control+k');
  const target = page.getByRole('combobox', { name: 'Link to' });
  await expect(target).toBeFocused();
  await keyboard.type('allerg');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('/allergens');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('/allergens');
  await keyboard.press('Enter');
  await expect(area).toBeFocused();
  await keyboard.type('!');
  const written = String(await storedBody(page, id));
  expect(written).toMatch(
    /^<p>Start with <strong>rice<\/strong>\.<\/p><ul><li>satay<\/li><li>rolls<\/li><\/ul><p>See the <a href="\/allergens">[^<]+<\/a>!<\/p>$/,
  );
  await expect(canvas(page).getByRole('listitem').filter({ hasText: 'rolls' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'HTML' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: 'Formatting' }).locator(':focus')).toHaveCount(1);
});

test('undo and redo in a text are those of the page: a pause and a button begin a step [editor.text] [editor.undo]', async ({
  page,
}) => {
  const id = 'test-text-undo';
  const { keyboard } = page;
  const area = await openText(page, id, '<p>One</p><p>Two</p>');
  await area.getByText('Two').click();
  await keyboard.press('End');
  await keyboard.type(' dishes');
  await keyboard.press('Shift+Home');
  await page.getByRole('button', { name: 'Bold' }).click();
  await expect(area.locator('strong')).toHaveText('Two dishes');
  await keyboard.press('Control+z');
  await expect(area.locator('strong')).toHaveCount(0);
  await expect(area).toContainText('Two dishes');
  await expect(page.locator('.toast')).toContainText('Undone: Text “One”: Text');
  await keyboard.press('Control+z');
  await expect(area).toHaveText('OneTwo');
  await expect(area).toBeFocused();
  await keyboard.press('Control+y');
  await keyboard.press('Control+Shift+z');
  await expect(area.locator('strong')).toHaveText('Two dishes');
  expect(await storedBody(page, id)).toBe('<p>One</p><p><strong>Two dishes</strong></p>');
  await page.locator('.top-bar').getByRole('button', { name: 'Undo' }).click();
  await page.locator('.top-bar').getByRole('button', { name: 'Undo' }).click();
  expect(await storedBody(page, id)).toBe('<p>One</p><p>Two</p>');
  await expect(area).toHaveText('OneTwo');
});

test('a paste from Word comes out clean and says what was left out; a plain one keeps its paragraphs [editor.text]', async ({
  page,
}) => {
  const id = 'test-text-paste';
  const area = await openText(page, id, '<p>Before</p>');
  await page.evaluate(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => document.body.append(violatedDirective));
  });
  await area.focus();
  await page.keyboard.press('Control+a');
  const paragraph = (text: string) =>
    `<p class=MsoNormal style='margin:0cm'><span style='color:red'>${text}</span></p>`;
  await paste(area, {
    'text/html': `<html><body><!--StartFragment-->${['One', 'Two', 'Three'].map(paragraph).join('\n')}<!--EndFragment--></body></html>`,
    'text/plain': 'One\n\nTwo\n\nThree',
  });
  await expect(page.getByText('Pasted. Left out: colours.')).toBeVisible();
  expect(await storedBody(page, id)).toBe('<p>One</p><p>Two</p><p>Three</p>');
  await page.keyboard.press('Control+a');
  await paste(area, { 'text/html': readFileSync(join(fixtures, 'word.html'), 'utf8') });
  await expect(page.getByText('Left out: 2 pictures, 1 table (its text is kept), colours.')).toBeVisible();
  await expect(area.getByRole('listitem').filter({ hasText: 'with prawns' }).last()).toHaveText('with prawns');
  await page.keyboard.press('Control+a');
  await paste(area, { 'text/plain': 'Four\n\nFive' });
  expect(await storedBody(page, id)).toBe('<p>Four</p><p>Five</p>');
  await expect(page.getByText('Left out')).toHaveCount(0);
  await expect(page.locator('body'), 'the content security policy allows all of it').not.toContainText(/-src\b/);
});

test('links are validated, changed and removed, and Escape returns to the text [editor.text]', async ({ page }) => {
  const id = 'test-text-links';
  const area = await openText(page, id, '<p>Write to <a href="/contact">us</a></p>');
  await area.getByText('us', { exact: true }).click();
  // The editor reads the browser's selection after the click.
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+k');
  const target = page.getByRole('combobox', { name: 'Link to' });
  await expect(target).toHaveValue('/contact');
  await target.fill('javascript:alert(1)');
  await target.press('Enter');
  await expect(page.getByText('The address must be a path such as /menu')).toBeVisible();
  await target.press('Escape');
  await expect(target).toHaveCount(0);
  await expect(area).toBeFocused();
  await page.keyboard.press('Control+k');
  await target.fill('hello@example.com');
  await target.press('Enter');
  expect(await storedBody(page, id)).toBe('<p>Write to <a href="mailto:hello@example.com">us</a></p>');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  expect(await storedBody(page, id)).toBe('<p>Write to us</p>');
});

test('opening changes nothing; unknown markup stays while other text is edited; HTML can be edited [editor.text]', async ({
  page,
}) => {
  const id = 'test-text-unknown';
  const body = '<p  class=lead>One</p>\n<center><p>Two</p></center><img src="/x.png" onerror="alert(1)"><p>Three</p>';
  const area = await openText(page, id, body);
  await expect(page.getByText('Not shown to visitors, but stays in the text: class, <center>, <img>.')).toBeVisible();
  await area.getByText('Three').click();
  await page.keyboard.press('End');
  expect((await readDraft(id)).tiles[0]?.body).toBe(body);
  await page.keyboard.type('!');
  expect(await storedBody(page, id)).toBe(body.replace('Three', 'Three!'));
  await page.getByRole('button', { name: 'HTML' }).click();
  await page.getByLabel('Text *').fill('<h3>Four</h3>');
  await page.getByRole('button', { name: 'HTML' }).click();
  await expect(area.getByRole('heading', { name: 'Four' })).toBeVisible();
  expect(await storedBody(page, id)).toBe('<h3>Four</h3>');
});

for (const width of isFullRun ? [390, 1280] : [390]) {
  test(`at ${width} px axe finds no violation in the editor of a text, and nothing is wider than the window [editor.text]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const table =
      '<table><thead><tr><th>Day</th><th>Open</th></tr></thead><tbody><tr><td>Friday</td><td>6 pm</td></tr></tbody></table>';
    const body = `<h3>Soup</h3><p>Our <strong>laksa</strong> and <a href="/menu">more</a></p><center><p>a</p></center><ul><li>b</li></ul>${table}`;
    const area = await openText(page, `test-text-axe-${width}`, body);
    const violations = async (): Promise<string[]> => {
      const results = await new AxeBuilder({ page }).exclude('iframe').setLegacyMode().analyze();
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };
    expect(await violations()).toEqual([]);
    await area.getByText('Friday').click();
    await page.getByRole('button', { name: 'More formatting' }).click();
    await page.getByRole('menuitem', { name: 'Add row below' }).click();
    await expect(area.getByRole('row')).toHaveCount(3);
    await area.getByText('laksa').click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Link to' }).fill('menu');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    expect(await violations()).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
}
