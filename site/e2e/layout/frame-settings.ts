import { expect, type Locator, type Page, test } from '@playwright/test';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { edit, publish, siteUrl } from '../product/product.ts';
import { chooseCookies } from './cookie-choices.ts';

export const order = { linkText: 'Click & collect', linkUrl: 'https://order.example/', openInNewTab: true };
const settings = {
  siteName: 'Pandan Row',
  logo: { url: '/media/brand/mark.svg', width: 96, height: 96 },
  mastheadItems: [
    { linkText: 'Menus', linkUrl: '/menu' },
    {
      linkText: 'What’s on',
      linkUrl: '/offers',
      links: [
        { linkText: 'Offers', linkUrl: '/frame-one' },
        { linkText: 'Shop', linkUrl: 'https://shop.example/', openInNewTab: true },
      ],
    },
    { linkText: 'Help', linkUrl: '/faqs', links: [{ linkText: 'Questions', linkUrl: '/faqs' }] },
    { linkText: 'Our story', linkUrl: '/about' },
  ],
  clickCollectLink: order,
  footerItems: [{ linkText: 'Privacy policy', linkUrl: '/privacy-policy' }],
};
export const banner = { text: 'Christmas tables are open.' };
export const popup = {
  heading: 'A pudding',
  body: '<p>On your birthday.</p>',
  link: { linkText: 'Sign up', linkUrl: '/sign-up' },
};

/** Replaces the settings and waits until visitors get them: the site learns of a change from its feed. */
export async function saveSettings(more: object, seen: (html: string) => boolean): Promise<void> {
  await edit('PUT', '/api/v1/editing/brand-settings', { ...settings, ...more });
  await expect
    .poll(async () => seen(await (await fetch(`${siteUrl()}/frame-one`)).text()), { timeout: 10_000 })
    .toBe(true);
}

const tall = (key: string) => ({
  type: 'text',
  key,
  height: 'full',
  heading: key,
  body: `<p><a href="/menu">Link in ${key}</a></p>`,
});
const hero = { type: 'hero', key: 'hero', height: 'full', heading: 'Order for the table', backgroundColor: 'primary' };

/**
 * Gives a test file the brand's settings above, a page at `/frame-one` and one for each variant of the header, and
 * restores the settings afterwards. All pages share the settings, so these files and the tests in them run one after
 * the other.
 */
export function prepareFrame(): void {
  test.beforeAll(async () => {
    await publish('frame-one', ['one', 'two', 'three', 'four'].map(tall));
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const tiles = [hero, ...['one', 'two', 'three'].map(tall)];
      await publish(`frame-form-${number}`, tiles, { headerVariant: `header${number}` });
    }
    await saveSettings({}, (html) => html.includes('Our story') && !html.includes('<site-banner'));
  });
  test.afterAll(() => edit('PUT', '/api/v1/editing/brand-settings', demoData.settings));
}

/** Opens a page for a visitor who has made a cookie choice, so that nothing covers what is tested. */
export async function openPage(page: Page, path = '/frame-one'): Promise<void> {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(siteUrl() + path);
}

/** Opens a page from another one of the site, because the first page of a visit never opens its popup. */
export async function openFromAnotherPage(page: Page, path = '/frame-one'): Promise<void> {
  await page.goto(siteUrl() + path, { referer: `${siteUrl()}/` });
}

export const masthead = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const group = (page: Page, name = 'What’s on'): Locator => masthead(page).locator('details', { hasText: name });

/** Scrolls a link to `top` pixels below the window's upper edge, where something may cover it, and focuses it. */
export const focusAt = (link: Locator, top: number): Promise<void> =>
  link.evaluate((element, y) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - y, behavior: 'instant' });
    if (element instanceof HTMLElement) element.focus();
  }, top);

/** Whether nothing covers the middle of a link. */
export const isInViewport = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
