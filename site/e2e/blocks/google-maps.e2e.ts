import { expect, type Page, test } from '@playwright/test';
import { watchOthers } from '../layout/configured-services.ts';
import { chooseCookies, cookieChoices } from '../layout/cookie-choices.ts';
import { passTime } from '../product/pass-time.ts';
import { ask, closePopup, siteUrl } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';
import { clickMarker, fakeGoogleMaps, mapsRecord } from './fake-google-maps.ts';

const key = 'key-of-a-test-1234';
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({ GOOGLE_MAPS_KEY: key });
});
test.afterAll(() => site.stop());

const ownMap = (page: Page) => page.locator('[data-finder-map]');
const googleMap = (page: Page) => page.locator('[data-google-map]');

/** Opens the finder. Returns the errors in the page, except for scripts that failed to load. */
async function visit(page: Page, path = '/find-us'): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await closePopup(page);
  await page.goto(site.url + path);
  return errors;
}

test('with a key, nothing is requested from Google before consent or after a refusal, and the built-in map is shown [finder.map]', async ({
  page,
}) => {
  await page.clock.install();
  const requests = await fakeGoogleMaps(page);
  const others = watchOthers(page, site.url);
  const errors = await visit(page);
  await expect(ownMap(page).locator('[data-ground=land]')).toBeVisible();
  await expect(page.locator('template#framework')).toHaveCount(0);
  await passTime(page, 1500);
  expect(others).toEqual([]);
  await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
  await passTime(page, 1000);
  expect(requests).toEqual([]);
  expect(others).toEqual([]);
  await expect(ownMap(page).locator('[data-ground=land]')).toBeVisible();
  await expect(ownMap(page).locator('[data-pins] li')).not.toHaveCount(0);
  expect(errors).toEqual([]);
});

test('after consent Google’s map is in the panel: zoom 18 at most, a marker for each restaurant, clustered [finder.map]', async ({
  page,
}) => {
  const requests = await fakeGoogleMaps(page);
  const errors = await visit(page);
  await expect(ownMap(page).locator('[data-ground=land]')).toBeVisible();
  await cookieChoices(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(googleMap(page)).toBeVisible();
  await expect(ownMap(page)).toBeHidden();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.searchParams.get('key')).toBe(key);
  const { maps, markers, clusters } = await mapsRecord(page);
  expect(maps).toHaveLength(1);
  expect(maps[0]?.options.maxZoom).toBe(18);
  const titles = await page.locator('li[data-slug]').evaluateAll((all) => all.map((card) => card.dataset.title));
  expect(markers.map(({ title }) => title).sort()).toEqual(titles.sort());
  expect(clusters.length).toBeGreaterThan(0);
  expect(clusters.every((count) => Number(count) > 1)).toBe(true);
  expect(errors).toEqual([]);
});

test('list and Google’s map share the selection, and the built-in map returns when consent is withdrawn [finder.map-list]', async ({
  page,
}) => {
  await chooseCookies(page.context(), site.url, ['embeds']);
  await fakeGoogleMaps(page);
  const errors = await visit(page, '/find-us?near=Bath');
  await expect(googleMap(page)).toBeVisible();
  const iconOf = async (title: string) =>
    (await mapsRecord(page)).markers.find((marker) => marker.title === title)?.icon;
  const plain = await iconOf('Bath');
  expect(await iconOf('Cardiff')).toEqual(plain);
  await page.locator('[data-slug=bath]').getByRole('button', { name: 'On the map' }).press('Enter');
  await expect(googleMap(page)).toBeFocused();
  const { lat, lng } = await page
    .locator('[data-slug=bath]')
    .evaluate((card) => ({ lat: Number(card.dataset.lat), lng: Number(card.dataset.lng) }));
  expect((await mapsRecord(page)).maps[0]?.calls).toContain(`panTo ${JSON.stringify({ lat, lng })}`);
  await expect.poll(() => iconOf('Bath')).not.toEqual(plain);

  await clickMarker(page, 'Cardiff');
  await expect(page.locator('[data-slug=cardiff]')).toHaveAttribute('data-chosen', '');
  await expect(page.locator('[data-slug=cardiff]').getByRole('link', { name: 'Cardiff', exact: true })).toBeFocused();
  await expect.poll(() => iconOf('Cardiff')).not.toEqual(plain);
  expect(await iconOf('Bath')).toEqual(plain);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await cookieChoices(page).getByRole('button', { name: 'Reject all' }).click();
  await expect(googleMap(page)).toHaveCount(0);
  await expect(ownMap(page).locator('[data-ground=land]')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the built-in map stays when Google’s script fails, and returns when Google rejects the key [finder.map]', async ({
  page,
}) => {
  await chooseCookies(page.context(), site.url, ['embeds']);
  const requests = await fakeGoogleMaps(page, (route) => route.abort());
  await visit(page);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  await expect(ownMap(page).locator('[data-ground=land]')).toBeVisible();
  await expect(googleMap(page)).toHaveCount(0);
  await page.unroute('https://maps.googleapis.com/maps/api/js**');
  await fakeGoogleMaps(page);
  await page.reload();
  await expect(googleMap(page)).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'gm_authFailure')());
  await expect(googleMap(page)).toHaveCount(0);
  await expect(ownMap(page).locator('[data-ground=land]')).toBeVisible();
});

test('the cookie page names Google Maps only when there is a key', async ({ page }) => {
  await page.goto(`${site.url}/cookies`);
  await expect(page.getByText('maps.googleapis.com')).toBeVisible();
  await page.goto(`${siteUrl()}/cookies`);
  await expect(page.getByRole('heading', { name: 'What is kept in your browser' })).toBeVisible();
  await expect(page.getByText('maps.googleapis.com')).toHaveCount(0);
});

test('without a key the finder’s page contains nothing for Google [finder.map]', async () => {
  const { body, headers } = await ask('/restaurants');
  expect(body).not.toMatch(/google-map|data-island|googleapis/);
  expect(headers['content-security-policy']).not.toMatch(/googleapis|gstatic|worker-src|font-src/);
});
