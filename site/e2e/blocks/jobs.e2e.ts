import { expect, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { type FailingService, startFailingService } from '../product/failing-service.ts';
import { ask, closePopup, siteUrl } from '../product/product.ts';
import { type OwnSite, startSite } from '../product/start-site.ts';

const search = '/careers/job-search';
const cards = (page: Page) => page.locator('#jobs li:has(a[href^="/careers/job/"])');
const idsOf = (page: Page) =>
  cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace('/careers/job/', '')));
const milesOf = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) => Number(/([\d.]+) miles?/.exec(text)?.[1] ?? Number.NaN));
const place = (page: Page) => page.getByLabel('Town or postcode');

async function visit(page: Page, path: string, site = siteUrl()): Promise<void> {
  await chooseCookies(page.context(), site);
  await page.goto(site + path);
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every open job shows its title, hours, place, distance and pay beside its own image, and the filters are the configured ones [jobs.list]', async ({
    page,
  }) => {
    await visit(page, search);
    await expect(cards(page)).toHaveCount(17);
    expect(await idsOf(page)).not.toContain('7016');
    for (const [legend, choices] of [
      ['Hours to include', ['Full time', 'Part time']],
      [
        'Job',
        [
          'Bar',
          'Front of house team',
          'General Manager',
          'Front of house support',
          'Back of house team',
          'Head Chef',
          'Back of house support',
        ],
      ],
    ] as const)
      await expect(page.getByRole('group', { name: legend }).locator('label')).toHaveText([...choices]);
    for (const hours of ['Full time', 'Part time'])
      await expect(page.getByRole('checkbox', { name: hours })).toBeChecked();
    await place(page).fill('Reading');
    await page.getByRole('button', { name: 'Find' }).click();
    const card = cards(page).filter({ has: page.locator('[href="/careers/job/7012"]') });
    for (const expectedText of ['Assistant manager', 'Full time', 'Windsor', '£32,000–£35,000 per year'])
      await expect(card).toContainText(expectedText);
    await expect(card).toContainText(/1\d miles/);
    await expect(card.locator('img')).toHaveAttribute('src', /\/media\/vacancy\/7012\./);
    const pictures = await cards(page).evaluateAll((all) =>
      all.map((each) =>
        each
          .querySelector('img')
          ?.getAttribute('src')
          ?.replace(/^.*\/|\..*$/g, ''),
      ),
    );
    expect(pictures).toEqual(await idsOf(page));
  });

  test('jobs are sorted by distance from a place; 99.9 miles away is listed and 100 is not [jobs.distance]', async ({
    page,
  }) => {
    await visit(page, `${search}/bath`);
    const found = await milesOf(page);
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(Math.max(...found)).toBe(99);
    expect((await idsOf(page))[0]).toBe('7004');
    expect(await idsOf(page)).toContain('7014');
    expect(await idsOf(page)).not.toContain('7015');
    await visit(page, search);
    expect(await idsOf(page)).toContain('7015');
  });

  test('filters are part of the address and narrow the list', async ({ page }) => {
    await visit(page, search);
    await page.getByRole('checkbox', { name: 'Full time' }).uncheck();
    await page.getByRole('checkbox', { name: 'Front of house team' }).check();
    await page.getByRole('checkbox', { name: 'Back of house support' }).check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/hours=part.*title=foh-team.*title=boh-support/);
    expect((await idsOf(page)).toSorted()).toEqual(['7004', '7006', '7007', '7017']);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Front of house team' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Full time' })).not.toBeChecked();
  });

  test('an empty result shows a message and a link to all jobs', async ({ page }) => {
    await visit(page, `${search}?hours=part&work=management`);
    await expect(page.getByRole('status').filter({ hasText: 'No open job fits.' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all jobs' }).click();
    await expect(cards(page)).toHaveCount(17);
  });

  test('the address of a category or a restaurant preselects it, and any other is not found [route.jobs]', async ({
    page,
  }) => {
    await visit(page, search);
    await expect(cards(page)).toHaveCount(17);
    await visit(page, [search, 'back-of-house'].join('/'));
    await expect(page.getByRole('checkbox', { name: 'Back of house', exact: true })).toBeChecked();
    expect((await idsOf(page)).toSorted()).toEqual(['7013', '7014', '7015', '7017']);
    await visit(page, `${search}/quick-service`);
    expect(await idsOf(page)).toEqual(['7018']);
    await visit(page, `${search}/oxford`);
    await expect(place(page)).toHaveValue('Oxford');
    expect((await idsOf(page))[0]).toBe('7009');
    await page.getByRole('link', { name: 'Runner', exact: true }).click();
    await expect(page).toHaveURL(/\/careers\/job\/7009$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Runner');
    await expect(page.getByRole('button', { name: 'Send my application' })).toBeVisible();
    expect((await ask(`${search}/oxford`)).headers['cache-control']).toContain('public');
    const nowhere = await ask(`${search}/atlantis`);
    expect([nowhere.status, nowhere.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('a job’s page has its full structured data; an unknown job answers 404 and a closed one 410 [jobs.detail]', async ({
    page,
  }) => {
    await visit(page, '/careers/job/7012');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assistant manager');
    for (const expectedText of ['Windsor', 'Full time', '£32,000–£35,000 per year', '27 December 2026'])
      await expect(page.locator('dl').filter({ hasText: 'Apply by' })).toContainText(expectedText);
    const stated: unknown[] = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((json) =>
      JSON.parse(json),
    );
    expect(stated).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Assistant manager',
      url: `${siteUrl()}/careers/job/7012`,
      identifier: { '@type': 'PropertyValue', name: 'Pandan Row', value: '7012' },
      description: expect.stringContaining('You open three days and close two'),
      hiringOrganization: { '@type': 'Organization', name: 'Pandan Row', sameAs: `${siteUrl()}/` },
      jobLocation: {
        '@type': 'Place',
        name: 'Windsor',
        address: { '@type': 'PostalAddress', addressLocality: 'Windsor', addressCountry: 'GB' },
        geo: expect.objectContaining({ '@type': 'GeoCoordinates' }),
      },
      directApply: true,
      datePosted: '2026-11-11',
      validThrough: '2026-12-27T23:59',
      employmentType: ['FULL_TIME'],
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 32_000, maxValue: 35_000, unitText: 'YEAR' },
      },
    });
    expect((await ask('/careers/job/none')).status).toBe(404);
    const closed = await ask('/careers/job/7016');
    expect(closed.status).toBe(410);
    expect(closed.body).toContain('This vacancy is closed');
    expect(closed.body).not.toContain('JobPosting');
    expect(closed.body).not.toContain('Send my application');
    expect((await ask('/sitemap.xml')).body).not.toContain('/careers/job/7016<');
  });
});

test.describe('the place of a search', () => {
  let service: FailingService;
  let site: OwnSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    service = await startFailingService();
    site = await startSite({ API_URL: service.url });
  });
  test.afterAll(async () => {
    await site.stop();
    await service.stop();
  });

  test('is that of the first result; a failed search and a denied position each show a message [jobs.geo]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    const [oxford, soho] = [
      { lat: 51.752, lng: -1.2577 },
      { lat: 51.5137, lng: -0.1337 },
    ];
    const results = [oxford, soho].map((location) => ({ geometry: { location } }));
    service.answer(/^\/api\/jobs\/locations\?query=OX1\+1AA(&|$)/, { status: 'OK', results });
    await visit(page, search, site.url);
    await place(page).fill('OX1 1AA');
    await place(page).press('Enter');
    await expect(page).toHaveURL(/near=OX1\+1AA/);
    expect((await idsOf(page))[0]).toBe('7009');

    service.fail(/^\/api\/jobs\/locations/);
    await place(page).fill('Reading');
    await place(page).press('Enter');
    await expect(page.locator('#jobs').getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      'Something went wrong, please try again.',
    );
    await expect(cards(page)).toHaveCount(17);
    await expect(place(page)).toHaveValue('Reading');

    const before = page.url();
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(
      page.getByText('To search for jobs near you, please enable location services.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Near me' })).not.toHaveAttribute('aria-busy');
    expect(page.url()).toBe(before);
  });
});

test('an unknown place shows a message, and all jobs stay listed', async ({ page }) => {
  await visit(page, `${search}?near=Xyzzyx`);
  await expect(page.getByText('We know no place called “Xyzzyx”.')).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await expect(cards(page)).toHaveCount(17);
});

test('“Near me” sends the browser’s position, rounded to a thousand yards', async ({ page, context }) => {
  await closePopup(page);
  await context.grantPermissions(['geolocation'], { origin: siteUrl() });
  await context.setGeolocation({ latitude: 51.480_123_4, longitude: -0.608_345_6 });
  await visit(page, search);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page).toHaveURL(/near=51\.48%2C-0\.61/);
  expect((await idsOf(page))[0]).toBe('7012');
  await expect(place(page)).toHaveValue('');
  await expect(
    page.getByRole('status').filter({ hasText: 'within 100 miles of you, the nearest first.' }),
  ).toBeVisible();
});

test('axe reports no violations for a list of results, an empty list and a failed search', async ({ page }) => {
  for (const query of ['?near=Reading', '?hours=part&work=management', '?near=Xyzzyx']) {
    await visit(page, search + query);
    expect(await findPageErrors(page), query).toEqual([]);
  }
});
