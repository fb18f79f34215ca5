import { expect, test } from '@playwright/test';
import { brandKey, brandKeyHeader, sessionHeader, startSection7 } from '#adapters/testing/section-7/start-section-7.ts';
import { startSite } from '../product/start-site.ts';
import { startUpstreamSite, visit } from './start-upstream-site.ts';

const mapping = JSON.stringify({ brandKeyHeader, sessionHeader });

test('a site that starts before its API says so, shows the error page, and recovers by itself [upstream.alone] [upstream.diagnosis]', async () => {
  const reserved = await startSection7();
  const { port, origin } = new URL(reserved.url);
  await reserved.stop();
  const site = await startSite({
    API_URL: origin,
    API_IDEMPOTENT: 'false',
    MEDIA_FROM_API: 'true',
    API_MAPPING: mapping,
    BRAND_KEY: brandKey,
    PAGES_PER_VISITOR: '1000000',
  });
  try {
    expect(site.log()).toContain(`API ${origin} does not answer`);
    const answer = await fetch(`${site.url}/menu`);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Return to homepage');

    const upstream = await startSection7(Number(port));
    try {
      await expect.poll(async () => (await visit(site, '/')).status, { timeout: 25_000 }).toBe(200);
      expect((await visit(site, '/')).text).toContain('Street food, sitting down');
      await expect.poll(() => site.log()).toContain(`API ${origin} answers: settings, 5 restaurants.`);
    } finally {
      await upstream.stop();
    }
  } finally {
    await site.stop();
  }
});

test.describe('on a running upstream', () => {
  let running: Awaited<ReturnType<typeof startUpstreamSite>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    running = await startUpstreamSite();
  });
  test.afterAll(() => running.stop());
  test.beforeEach(() => running.upstream.recover());

  test('the start says in a line what the API answers [upstream.diagnosis]', () => {
    const lines = running.site.log().split('\n');
    expect(lines.filter((line) => line.includes('site-ready'))).toEqual([
      expect.stringContaining(`API ${running.upstream.url} answers: settings, 5 restaurants.`),
    ]);
  });

  test('images that the API states as paths lead to the API, and the policy allows them [upstream.mapping]', async ({
    page,
  }) => {
    const answer = await page.goto(`${running.site.url}/menu/mains`);
    const origin = running.upstream.url;
    await expect(page.locator(`img[src^="${origin}/media/satay.jpg"]`)).toHaveCount(1);
    expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: https: ${origin};`);
    const other = await fetch(`${running.site.url}/terms-and-conditions`);
    expect(other.headers.get('content-security-policy')).toContain("media-src 'self' https:");
  });

  test('a reply that takes long is waited for, up to the limit of a connection [upstream.alone]', async () => {
    running.upstream.fail(/^\/api\/jobs$/, { bodyAfterMs: 9000 });
    const { text } = await visit(running.site, '/careers/job-search');
    expect(text).toContain('Wok chef');
  });

  test('a sign-up tile that names its form shows it once [upstream.mapping]', async () => {
    const { html } = await visit(running.site, '/sign-up');
    expect(html.match(/name="emailAddress"/g)).toHaveLength(1);
  });

  test('at the times, occasions that fail end the search in a browser with script [upstream.alone]', async ({
    page,
  }) => {
    running.upstream.fail(/^\/api\/booking\/occasions\//, 500);
    // The script of the journey reports what it shows.
    const started = page.waitForRequest(/\/api\/booking\/events\//);
    await page.goto(`${running.site.url}/booking/bath?occasion=1&adults=2&date=2031-05-07&step=time`);
    await started;
    await expect(page.locator('main')).toContainText("Sorry, something's not working");
    await expect(page.locator('main')).not.toContainText('Looking for tables');
  });
});
