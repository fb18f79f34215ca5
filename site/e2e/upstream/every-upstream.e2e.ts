import { expect, type Page, test } from '@playwright/test';
import { fillIn, openForm } from '../forms/testing/fill-form.ts';
import { chooseCookies } from '../layout/cookie-choices.ts';
import {
  bookingMessages,
  createCall,
  enquiryCall,
  fallbackMessage,
  fillDetails,
  goToDetails,
  guest,
  journey,
  occasionsCall,
  ownMessage,
  send,
  thanks,
} from './booking/booking-visitor.ts';
import { embeddedService } from './embedded-service.ts';
import { section7Upstream } from './section-7-upstream.ts';
import { visit } from './start-upstream-site.ts';
import type { RunningUpstream, UpstreamForm } from './upstream.ts';

test.use({ javaScriptEnabled: false });

/** What visitors may expect whatever API the product runs on. */
for (const upstream of [section7Upstream, embeddedService])
  test.describe(`on ${upstream.name}`, () => {
    let running: RunningUpstream;
    test.beforeAll(async () => {
      running = await upstream.start();
    });
    test.afterAll(() => running.stop());
    test.beforeEach(() => running.recover());

    for (const [path, ...texts] of upstream.routes)
      test(`${path} shows what the API has [upstream.alone] [upstream.mapping]`, async () => {
        const { status, text } = await visit(running, path);
        expect(status).toBe(200);
        expect(texts.filter((each) => !text.includes(each))).toEqual([]);
        expect(text.trim()).not.toBe('');
      });

    for (const [path, title] of upstream.missing)
      test(`${path} is not found [upstream.alone]`, async () => {
        const { status, html } = await visit(running, path);
        expect(status).toBe(404);
        expect(html).toContain(`<title>${title}`);
        expect(html).toContain('Return to homepage');
      });

    for (const [path, to] of upstream.redirects)
      test(`${path} leads to ${to} [upstream.alone]`, async () => {
        // A choice of the visitor is not a permanent redirect.
        const status = path.includes('/choose?') ? 303 : 301;
        expect(await visit(running, path)).toMatchObject({ status, location: to });
      });

    test('the sitemap names what the API has [upstream.alone]', async () => {
      const { status, html } = await visit(running, '/sitemap.xml');
      expect(status).toBe(200);
      const paths = [...html.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
      expect(paths).toEqual(expect.arrayContaining([...upstream.sitemap]));
    });

    async function sendForm(page: Page, { name, path, filled }: UpstreamForm): Promise<void> {
      const form = await openForm(page, await path(), name, running.url);
      await fillIn(form, filled());
      await page.locator(`[id="form.${name}.send"]`).click();
    }

    for (const form of upstream.forms) {
      test(`${form.name} is sent once, and accepted [upstream.alone]`, async ({ page }) => {
        await sendForm(page, form);
        if (form.name === 'sign-up') await expect(page).toHaveURL(/\/signup-thanks/);
        else await expect(page.locator(`[id="form.${form.name}.thanks"]`)).toBeVisible();
        expect(running.countPosts(form.call)).toBe(1);
      });

      test(`${form.name} that is refused is sent once, and shown again [upstream.success]`, async ({ page }) => {
        running.answer(form.call, { success: false, message: 'Not today.' });
        await sendForm(page, form);
        await expect(page.locator(`[id="form.${form.name}.failed"]`)).toBeVisible();
        expect(running.countPosts(form.call)).toBe(1);
      });
    }

    const { booking } = upstream;

    async function openDetails(page: Page, query: Readonly<Record<string, string>>): Promise<void> {
      await chooseCookies(page.context(), running.url);
      await page.goto(`${running.url}${booking.path}?${new URLSearchParams(query)}`);
      await fillDetails(page);
    }

    test('a table is booked from the first page to the reference [upstream.alone]', async ({ page }) => {
      await chooseCookies(page.context(), running.url);
      await page.goto(`${running.url}${booking.path}?date=${booking.date}`);
      await goToDetails(page);
      await send(page);
      await expect(thanks(page)).toContainText(booking.reference);
      expect(running.countPosts(createCall)).toBe(1);
      expect(running.countPosts(enquiryCall)).toBe(0);
    });

    test('a table that can only be asked for is an enquiry, sent once [upstream.once]', async ({ page }) => {
      await openDetails(page, booking.enquiry);
      await send(page);
      await expect(thanks(page)).toContainText('not yet confirmed');
      expect(running.countPosts(enquiryCall)).toBe(1);
      expect(running.countPosts(createCall)).toBe(0);
    });

    test('a table that has just been taken leads back to the times [upstream.alone]', async ({ page }) => {
      running.answer(createCall, { success: false, bookingStatus: 9 });
      await openDetails(page, booking.table);
      await send(page);
      await expect(page.locator('[data-journey=time]').getByRole('alert').first()).toContainText('has just been taken');
      expect(running.countPosts(createCall)).toBe(1);
    });

    test('a refused booking shows the message of the reply, with all that was typed [upstream.once]', async ({
      page,
    }) => {
      running.answer(createCall, { success: false, errorCode: 6, message: ownMessage });
      await openDetails(page, booking.table);
      await send(page);
      await expect(journey(page)).toContainText(ownMessage);
      await expect(journey(page).locator('[name=email]')).toHaveValue(guest.email);
      expect(running.countPosts(createCall)).toBe(1);
    });

    test('each code of section 8 shows its message [upstream.alone]', async () => {
      for (const [code, message] of bookingMessages) {
        running.answer(occasionsCall, { success: false, errorCode: code, message: ownMessage });
        const { status, text } = await visit(running, `${booking.path}?date=${booking.date}`);
        expect([code, status]).toEqual([code, 200]);
        expect(text).toContain(message);
        running.recover();
      }
    });

    for (const [what, call, path, ...texts] of [
      [
        'occasions',
        occasionsCall,
        `${booking.path}?${new URLSearchParams({ ...booking.table, step: 'time' })}`,
        fallbackMessage,
      ],
      ['occasions, on the home page,', occasionsCall, '/'],
      [
        'an availability',
        /^\/api\/booking\/availability$/,
        `/booking/choose?near=${upstream.near[0]}&date=${booking.date}&adults=2`,
        'Error checking availability',
        upstream.near[1],
      ],
    ] as const)
      test(`${what} that cannot be loaded show a message and no endless search [upstream.alone]`, async () => {
        running.fail(call);
        const { status, text } = await visit(running, path);
        expect(status).toBe(200);
        expect(texts.filter((each) => !text.includes(each))).toEqual([]);
        // Without script, a search nearby is hidden and its restaurants are links.
        expect(text).not.toMatch(/Looking for tables(?! nearby)/);
      });
  });
