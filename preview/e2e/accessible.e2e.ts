import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { previewUrl } from '#site/e2e/product/product.ts';
import { openPage, planTile, signIn, waitForChecks, writeDraft } from './testing/editor.ts';

/** Frames hold pages of the site, which have their own tests. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    // Without the extra page that axe would open to combine the results of frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

const id = 'test-accessible';

test.beforeAll(() =>
  writeDraft(id, [
    {
      type: 'hero',
      key: 'hero',
      heading: 'A hero',
      backgroundColor: 'primary',
      links: [{ linkText: 'Menu', linkUrl: '/menu' }],
    },
    { type: 'text', key: 'lone', heading: '', body: '', width: 'half' },
    {
      type: 'accordion',
      key: 'questions',
      heading: 'Questions',
      items: [{ question: 'Why?', answer: '<p>Because.</p>' }],
    },
    { type: 'nonsense', key: 'unknown' },
  ]),
);

for (const width of isFullRun ? [360, 768, 1280] : [360]) {
  test(`at ${width} px axe finds no violation in any view, and nothing is wider than the window [preview.compose]`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height: 800 });
    const violations: Record<string, readonly string[]> = {};
    const policyErrors: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|script-src/.test(message.text())) policyErrors.push(message.text());
    });
    const check = async (name: string): Promise<void> => {
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      violations[name] = [...(await violationsOf(page)), ...(wider > 0 ? [`${wider} px too wide`] : [])];
    };
    await page.goto(previewUrl());
    await check('sign in');
    await signIn(context);
    await page.goto(previewUrl());
    await expect(page.getByRole('link', { name: 'Allergens' })).toBeVisible();
    await check('pages');
    await page.goto(`${previewUrl()}/api`);
    await expect(page.getByRole('heading', { name: 'Mapping' })).toBeVisible();
    await check('API');
    await page.goto(`${previewUrl()}/media`);
    await page.locator('.media-grid button').first().click();
    await expect(page.getByRole('heading', { name: 'Where it is used' })).toBeVisible();
    await check('media');
    await page.goto(previewUrl());
    await page.getByRole('button', { name: 'New page' }).click();
    await check('new page');
    await openPage(page, id);
    await check('page settings');
    for (const at of [0, 1, 2, 3]) {
      await planTile(page, at).click();
      if (at === 0) await page.getByText('Placement and appearance').click();
      await check(`tile ${at}`);
    }
    await page.getByRole('button', { name: 'Add a tile', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Add a tile' })).toBeVisible();
    await check('picker');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Publish/ }).click();
    await waitForChecks(page);
    await check('publish');
    expect(policyErrors).toEqual([]);
    expect(Object.fromEntries(Object.entries(violations).filter(([, found]) => found.length > 0))).toEqual({});
  });
}
