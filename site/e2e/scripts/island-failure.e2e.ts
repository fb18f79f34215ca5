import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { siteUrl } from '../product/product.ts';

test.beforeEach(({ context }) => chooseCookies(context, siteUrl()));
// Scripts may still be on their way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Fails every script chunk that contains a text, as after a deployment. Returns the number of requests for one. */
async function loseScriptWith(page: Page, text: string): Promise<() => number> {
  let lost = 0;
  await page.route('**/_next/static/**/*.js', async (route) => {
    const answer = await route.fetch();
    const code = await answer.text().catch(() => undefined);
    // The page that sent the request has gone.
    if (code === undefined) return;
    if (!code.includes(text)) return route.fulfill({ response: answer, body: code });
    lost += 1;
    return route.abort();
  });
  return () => lost;
}

test('a booking form without its script still leads to the journey; the error is reported [tile.throws] [route.chunk-reload]', async ({
  page,
}) => {
  const lost = await loseScriptWith(page, 'Who, and which day');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/island-errors'));
  await page.goto(`${siteUrl()}/restaurants/bath/bath#booking`);
  expect((await reported).status()).toBe(204);
  await expect.poll(lost).toBeGreaterThan(1);
  // Once for the visitor and once for the reload after the missing chunk; a second failure does not reload again.
  expect(loads).toBe(2);
  const tile = page.locator('#booking');
  await tile.getByLabel('How many').fill('3');
  await tile.getByRole('button', { name: 'Find a table' }).click();
  await expect(page).toHaveURL(/\/booking\/bath\?.*adults=3/);
  await expect(page.locator('[data-journey=party]')).toContainText(/3 (adults|people)/);
});
