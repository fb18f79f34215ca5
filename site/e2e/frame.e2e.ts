import { expect, type Locator, type Page, test } from '@playwright/test';
import { settings as demoSettings } from '#adapters/service/demo/settings.ts';
import { chooseCookies, chosenCategories, cookieChoices } from './cookie-choices.ts';

/**
 * What is around every page, in a browser and on the running product. All of it is in one file and in order,
 * because the tests change the brand's settings, which all pages share.
 */
test.describe.configure({ mode: 'default' });

const site = () => process.env.SITE_URL ?? '';
const editing = (path: string) => `${process.env.SERVICE_URL}/api/v1/editing/${path}`;
const headers = { 'x-editor-key': 'browser-tests', 'content-type': 'application/json' };

async function ask(method: string, path: string, body: object): Promise<void> {
  const answer = await fetch(editing(path), { method, headers, body: JSON.stringify(body) });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

const tall = (key: string) => ({
  type: 'text',
  key,
  height: 'full',
  heading: key,
  body: `<p><a href="/menu">Link in ${key}</a></p>`,
});

async function publish(
  id: string,
  more: object = {},
  tiles: object[] = ['one', 'two', 'three', 'four'].map(tall),
): Promise<void> {
  await ask('PUT', `page/${id}/draft`, { id, title: id, tiles, ...more });
  await ask('POST', `page/${id}/publish`, {});
}

const order = { linkText: 'Click & collect', linkUrl: 'https://order.example/', openInNewTab: true };
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
const banner = { text: 'Christmas tables are open.' };
const popup = {
  heading: 'A pudding',
  body: '<p>On your birthday.</p>',
  link: { linkText: 'Sign up', linkUrl: '/sign-up' },
};

/** Replaces the settings and waits until visitors get them: the site hears of a change by its feed. */
async function save(more: object, seen: (html: string) => boolean): Promise<void> {
  await ask('PUT', 'brand-settings', { ...settings, ...more });
  await expect
    .poll(async () => seen(await (await fetch(`${site()}/frame-one`)).text()), { timeout: 10_000 })
    .toBe(true);
}

test.beforeAll(async () => {
  await publish('frame-one');
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const hero = {
      type: 'hero',
      key: 'hero',
      height: 'full',
      heading: 'Order for the table',
      backgroundColor: 'primary',
    };
    await publish(`frame-form-${number}`, { headerVariant: `header${number}` }, [
      hero,
      ...['one', 'two', 'three'].map(tall),
    ]);
  }
  await save({}, (html) => html.includes('Our story') && !html.includes('<site-banner'));
});

test.afterAll(async () => {
  await ask('PUT', 'brand-settings', demoSettings);
});

/** Opens a page for a visitor who has chosen about cookies, so that nothing lies over what is tested. */
async function open(page: Page, path = '/frame-one'): Promise<void> {
  await chooseCookies(page.context(), site());
  await page.goto(site() + path);
}

const masthead = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const group = (page: Page, name = 'What’s on'): Locator => masthead(page).locator('details', { hasText: name });
/** Scrolls a link to `top` pixels below the window's upper edge, where something may lie over it, and focuses it. */
const focusAt = (link: Locator, top: number) =>
  link.evaluate((element, y) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - y, behavior: 'instant' });
    if (element instanceof HTMLElement) element.focus();
  }, top);

/** Whether nothing lies over the middle of a link. */
const inSight = (link: Locator) =>
  link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

const consent = async (page: Page) => (await page.context().cookies(site())).find(({ name }) => name === 'consent');

test.describe('the masthead', () => {
  test('opens and closes its groups by mouse, one at a time [header.masthead]', async ({ page }) => {
    await open(page);
    await group(page).locator('summary').click();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await group(page, 'Help').locator('summary').click();
    await expect(masthead(page).getByRole('link', { name: 'Questions' })).toBeVisible();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeHidden();
    await page.locator('main').click({ position: { x: 20, y: 400 } });
    await expect(masthead(page).getByRole('link', { name: 'Questions' })).toBeHidden();
  });

  test('opens by keyboard; Escape closes and gives the focus back [header.masthead]', async ({ page }) => {
    await open(page);
    await group(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeHidden();
    await expect(group(page).locator('summary')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(group(page)).toHaveAttribute('open', '');
    for (const _ of ['Offers', 'Shop', 'Help']) await page.keyboard.press('Tab');
    await expect(group(page)).not.toHaveAttribute('open');
  });

  test('opens links in a new tab where the settings ask for it, and says so [header.masthead]', async ({ page }) => {
    await open(page);
    await group(page).locator('summary').click();
    const shop = masthead(page).getByRole('link', { name: 'Shop (opens in a new tab)' });
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(masthead(page).getByRole('link', { name: 'Menus' })).not.toHaveAttribute('target');
  });

  test('follows a link of a group and says where one is', async ({ page }) => {
    await open(page, '/frame-form-2');
    await group(page).locator('summary').click();
    await masthead(page).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(`${site()}/frame-one`);
    await expect(masthead(page).locator('a[aria-current="page"]')).toHaveText('Offers');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens a group and a tap beside it closes it [header.masthead]', async ({ page }) => {
    await open(page);
    await group(page).locator('summary').tap();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await page.touchscreen.tap(300, 700);
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeHidden();
  });
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const menu = (page: Page): Locator => page.locator('#site-menu');
  const opener = (page: Page): Locator => page.getByRole('button', { name: 'Menu', exact: true });

  test('keeps the focus inside, stops the page behind, and Escape gives the focus back [header.hamburger]', async ({
    page,
  }) => {
    await open(page);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
    for (const _ of Array.from({ length: 16 })) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('#site-menu') !== null,
        ),
      ).toBe(true);
    }
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test('closes by its button and by following a link', async ({ page }) => {
    await open(page, '/frame-form-2');
    await opener(page).click();
    await menu(page).getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await menu(page).getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(`${site()}/frame-one`);
    await expect(menu(page)).toBeHidden();
  });

  test('closes by a click beside its panel where there is room for one [header.hamburger]', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 740 });
    await open(page);
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(100, 400);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('the header', () => {
  const opacity = (page: Page) =>
    page.locator('[data-part="bar"]').evaluate((bar) => Number(getComputedStyle(bar, '::after').opacity));

  test('turns solid after 250 px of scroll, and back [header.solid]', async ({ page }) => {
    await open(page, '/frame-form-1');
    const scroll = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => opacity(page)).toBe(0);
    await scroll(250);
    await page.waitForTimeout(400);
    expect(await opacity(page)).toBe(0);
    await scroll(251);
    await expect.poll(() => opacity(page)).toBe(1);
    await scroll(100);
    await expect.poll(() => opacity(page)).toBe(0);
  });

  for (const width of [360, 1280]) {
    test(`has six forms that no two look alike at ${width} px [header.variants]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const pictures = new Set<string>();
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await open(page, `/frame-form-${number}`);
        await expect(page.locator('body > header')).toHaveAttribute('data-variant', `header${number}`);
        await page.evaluate(() => document.fonts.ready);
        pictures.add(
          (await page.screenshot({ clip: { x: 0, y: 0, width, height: 120 }, animations: 'disabled' })).toString(
            'base64',
          ),
        );
      }
      expect(pictures.size).toBe(6);
    });
  }

  for (const width of [320, 360, 768, 992, 1280]) {
    test(`fits ${width} px in every form`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      for (const number of [1, 2, 3, 4, 5, 6]) {
        await open(page, `/frame-form-${number}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const parts = await page.locator('[data-part="bar"] :is(a, button, summary):visible').all();
        const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).flatMap((box) => (box ? [box] : []));
        for (const [at, box] of boxes.entries()) {
          const over = boxes
            .slice(at + 1)
            .filter((other) => box.x < other.x + other.width - 1 && other.x < box.x + box.width - 1);
          expect([box.x >= 0, box.x + box.width <= width + 0.5, over], `form ${number}`).toEqual([true, true, []]);
        }
      }
    });
  }

  test('leads to the booking and to click and collect [header.book-now] [header.click-collect]', async ({ page }) => {
    await open(page);
    const bar = page.locator('[data-part="bar"]');
    await expect(bar.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/#booking');
    const collect = bar.getByRole('link', { name: 'Click & collect (opens in a new tab)' });
    await expect(collect).toHaveAttribute('href', order.linkUrl);
    await expect(collect).toHaveAttribute('target', '_blank');
  });

  test('never covers what takes the focus', async ({ page }) => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      await open(page, `/frame-form-${number}`);
      const link = page.getByRole('link', { name: 'Link in two' });
      await focusAt(link, 15);
      await expect.poll(() => inSight(link), `form ${number}`).toBe(true);
    }
  });
});

test.describe('the document', () => {
  test('is made of banner, popup, header, content, footer, cookies, back to top, in this order [page.order]', async ({
    page,
  }) => {
    await save({ banner, popup }, (html) => html.includes('<site-banner') && html.includes('<dialog'));
    await page.goto(`${site()}/frame-one`);
    const parts = [
      'site-banner',
      'dialog[data-popup]',
      'header',
      'main',
      'footer',
      '[data-cookie-banner]',
      '[data-shown-after]',
    ];
    const inOrder = await page.evaluate((selectors) => {
      const found = selectors.map((selector) => document.querySelector(selector));
      return found.every((part, index) => {
        const next = found[index + 1];
        return (
          part !== null &&
          (next === undefined ||
            (next !== null && (part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0))
        );
      });
    }, parts);
    expect(inOrder).toBe(true);
  });

  test('begins with a link to its content', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('loads its typefaces and says nothing on the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await open(page);
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(
        () =>
          document.fonts.check('16px "Hanken Grotesk Variable"') && document.fonts.check('40px "Fraunces Variable"'),
      ),
    ).toBe(true);
    expect(said.filter((line) => !line.includes('404'))).toEqual([]);
  });
});

test.describe('the banner', () => {
  test('is dismissed for its content, also on the next page, until it says something else [banner.global]', async ({
    page,
  }) => {
    await save({ banner }, (html) => html.includes(banner.text));
    await open(page);
    const shown = page.getByRole('region', { name: 'Announcement' });
    const [bannerBox, headerBox] = [await shown.boundingBox(), await page.locator('[data-part="bar"]').boundingBox()];
    expect(bannerBox && headerBox && bannerBox.y + bannerBox.height <= headerBox.y).toBe(true);
    await shown.getByRole('button', { name: 'Dismiss this announcement' }).click();
    await expect(shown).toBeHidden();
    await open(page, '/frame-form-2');
    await expect(page.locator('site-banner')).toBeHidden();
    await save({ banner: { text: 'Closed on Monday.' } }, (html) => html.includes('Closed on Monday.'));
    await open(page);
    await expect(shown).toContainText('Closed on Monday.');
  });

  test('does not show before its first or after its last day', async () => {
    await save({ banner: { ...banner, startDate: '2099-01-01' } }, (html) => !html.includes('<site-banner'));
    await save({ banner }, (html) => html.includes('<site-banner'));
    await save({ banner: { ...banner, endDate: '2020-01-01' } }, (html) => !html.includes('<site-banner'));
  });
});

test.describe('the popup', () => {
  test('is a modal dialog, shown once for each content [popup.global]', async ({ page }) => {
    await save({ popup }, (html) => html.includes('A pudding'));
    await open(page);
    const dialog = page.getByRole('dialog', { name: 'A pudding' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForTimeout(2500);
    await expect(dialog).toBeHidden();
    await save({ popup: { ...popup, heading: 'Two puddings' } }, (html) => html.includes('Two puddings'));
    await page.reload();
    const other = page.getByRole('dialog', { name: 'Two puddings' });
    await expect(other).toBeVisible();
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other).toBeHidden();
  });

  test('does not show outside its days [popup.global]', async () => {
    await save({ popup: { ...popup, startDate: '2099-01-01' } }, (html) => !html.includes('<dialog'));
    await save({ popup: { ...popup, startDate: '2020-01-01' } }, (html) => html.includes('<dialog'));
    await save({ popup: { ...popup, endDate: '2020-01-01' } }, (html) => !html.includes('<dialog'));
    await save({}, (html) => !html.includes('<dialog'));
  });
});

test.describe('the cookie banner', () => {
  const box = cookieChoices;
  const day = 86_400;
  const days = async (page: Page) => Math.round((((await consent(page))?.expires ?? 0) - Date.now() / 1000) / day);

  test('comes after 100 ms and no sooner [cookie.banner]', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site()}/frame-one`);
    await expect(page.locator('[data-cookie-banner]')).toHaveAttribute('data-delay', '100');
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.reload();
    await expect(box(page)).toBeHidden();
    await page.clock.runFor(99);
    await expect(box(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(box(page)).toBeVisible();
  });

  test('takes reject as easily as accept, and keeps either for 30 days [cookie.banner] [cookie.duration]', async ({
    page,
  }) => {
    await page.goto(`${site()}/frame-one`);
    const [accept, reject] = ['Accept all', 'Reject all'].map((name) => box(page).getByRole('button', { name }));
    const look = (button: Locator | undefined) =>
      button?.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element);
        return [backgroundColor, color, fontSize, fontWeight, element.clientWidth, element.clientHeight];
      });
    await expect(box(page)).toBeVisible();
    await page.mouse.move(0, 0);
    expect(await look(reject)).toEqual(await look(accept));
    await reject?.click();
    await expect(box(page)).toBeHidden();
    expect(await chosenCategories(page.context())).toEqual([]);
    expect(await days(page)).toBe(30);
    await page.context().clearCookies();
    await page.reload();
    await accept?.click();
    expect(await chosenCategories(page.context())).toEqual(['analytics', 'marketing', 'embeds']);
    expect(await days(page)).toBe(30);
    await page.reload();
    await page.waitForTimeout(400);
    await expect(box(page)).toBeHidden();
  });

  test('takes a choice by category for 365 days, and opens again from the footer [cookie.banner] [cookie.duration]', async ({
    page,
  }) => {
    await page.goto(`${site()}/frame-one`);
    await box(page).getByText('Manage').click();
    await box(page).getByRole('checkbox', { name: 'Maps, films and posts' }).check();
    await box(page).getByRole('button', { name: 'Save my choices' }).click();
    expect(await chosenCategories(page.context())).toEqual(['embeds']);
    expect(await days(page)).toBe(365);
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'embeds');
    const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
    await again.click();
    await expect(box(page).getByRole('checkbox', { name: 'Maps, films and posts' })).toBeChecked();
    await expect(box(page).getByRole('checkbox', { name: 'Advertising' })).not.toBeChecked();
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    expect(await chosenCategories(page.context())).toEqual([]);
    await expect(again).toBeFocused();
  });

  test('says that a choice was kept, and makes way again', async ({ page }) => {
    await page.clock.install();
    await page.goto(`${site()}/frame-one`);
    await page.clock.runFor(200);
    const said = page.getByRole('status').filter({ hasText: 'Your choice is kept' });
    await expect(said).toHaveCount(0);
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(said).toBeVisible();
    await expect(said).toBeHidden({ timeout: 15_000 });
  });

  test('notes when a choice was made, and of which list', async ({ page }) => {
    await page.goto(`${site()}/frame-one`);
    await box(page).getByRole('button', { name: 'Reject all' }).click();
    const [list, seconds] = ((await consent(page))?.value ?? '').split('.');
    expect(list).toBe(await page.locator('[data-cookie-banner]').getAttribute('data-cookie-banner'));
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  });

  test('takes Global Privacy Control as a no to advertising, which can still be allowed by name', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto(`${site()}/frame-one`);
    await expect(box(page).getByText('Your browser asks us not to share')).toBeVisible();
    await box(page).getByRole('button', { name: 'Accept all' }).click();
    expect(await chosenCategories(page.context())).toEqual(['analytics', 'embeds']);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
    await box(page).getByRole('checkbox', { name: 'Advertising' }).check();
    await box(page).getByRole('button', { name: 'Save my choices' }).click();
    expect(await chosenCategories(page.context())).toEqual(['analytics', 'marketing', 'embeds']);
  });

  test('says nothing of privacy signals to a browser that sends none', async ({ page }) => {
    await page.goto(`${site()}/frame-one`);
    await expect(box(page)).toBeVisible();
    await expect(box(page).getByText('Your browser asks us not to share')).toBeHidden();
  });

  test('is reached by the keyboard at once, gone through in order, and opened by Space and Enter', async ({ page }) => {
    await page.goto(`${site()}/frame-one`);
    await expect(box(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to cookie choices' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page).getByRole('heading')).toBeFocused();
    const order: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      order.push((await page.evaluate(() => document.activeElement?.textContent)) ?? '');
    }
    expect(order).toEqual(['What each one does', 'Accept all', 'Reject all', 'Manage']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(box(page).getByRole('checkbox', { name: 'Counting visits' })).toBeChecked();
    await page.keyboard.press('Enter');
    expect(await chosenCategories(page.context())).toBeDefined();
    await expect(page.locator('[data-to-cookies]')).toBeHidden();
  });

  test('without script sets nothing, and leads to where cookies are explained', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site()}/frame-one`);
    await expect(box(page)).toBeHidden();
    await expect(page.getByText('Cookie settings')).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page).toHaveURL(/\/cookies$/);
    await expect(page.getByRole('table').first()).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    await context.close();
  });

  test('leaves what has the focus in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${site()}/frame-one`);
    await expect(box(page)).toBeVisible();
    const link = page.getByRole('link', { name: 'Link in two' });
    await focusAt(link, 700);
    await expect.poll(() => inSight(link)).toBe(true);
  });
});

test.describe('the corners', () => {
  test('show the way back to the top after 600 px, which leads there [top.button]', async ({ page }) => {
    await open(page);
    const top = page.locator('[data-shown-after]');
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await page.waitForTimeout(300);
    await expect(top).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }));
    await expect(top).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth');
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(top).toBeHidden();
  });

  test('show the settings’ icon on the way back to the top [top.button]', async ({ page }) => {
    const icon = { url: '/media/brand/mark.svg', width: 96, height: 96 };
    await save(
      { backToTopIcon: icon },
      (html) => html.includes('data-shown-after') && /data-shown-after.*\/media\/brand\/mark\.svg/s.test(html),
    );
    await open(page);
    await expect(page.locator('[data-shown-after] img')).toHaveAttribute('src', icon.url);
    await save({}, (html) => !/data-shown-after.*\/media\/brand\/mark\.svg/s.test(html));
  });

  test('tell when the connection goes and comes, and leave the page alone [route.offline]', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.value = 'typed';
      document.querySelector('main')?.append(field);
    });
    const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
    await expect(notice).toHaveCount(0);
    await page.context().setOffline(true);
    await expect(notice).toBeVisible();
    expect(await page.locator('main input').inputValue()).toBe('typed');
    await page.context().setOffline(false);
    await expect(notice).toHaveCount(0);
    expect(await page.locator('main input').inputValue()).toBe('typed');
  });
});

test.describe('the progress bar', () => {
  const bar = (page: Page): Locator => page.locator('[data-progress]');

  /** What the bar looks like once it runs, and how long after the click; read on the next page, where it is over. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const line = document.querySelector('[data-progress]');
      if (!line) return;
      let clicked = 0;
      addEventListener('click', () => {
        clicked = performance.now();
      });
      new MutationObserver(() => {
        const seen = {
          after: performance.now() - clicked,
          height: line.clientHeight,
          duration: getComputedStyle(line).animationDuration,
          top: line.getBoundingClientRect().top,
        };
        if (line.hasAttribute('data-running')) sessionStorage.setItem('bar', JSON.stringify(seen));
      }).observe(line, { attributes: true });
    });
  const seenBar = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('bar') ?? 'null'));

  test('shows at 4 px over 5 s for a navigation that takes longer than 200 ms [route.progress]', async ({ page }) => {
    await open(page);
    await page.route('**/about', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900));
      await route.fulfill({ contentType: 'text/html', body: '<title>Our story</title>' });
    });
    await watch(page);
    await masthead(page).getByRole('link', { name: 'Our story' }).click();
    await expect(page).toHaveTitle('Our story');
    const seen = await seenBar(page);
    expect(seen).toMatchObject({ height: 4, duration: '5s', top: 0 });
    expect(seen.after).toBeGreaterThanOrEqual(195);
  });

  test('runs for a slow request, ends at once with it, and leaves a quick one alone [route.progress]', async ({
    page,
  }) => {
    await open(page);
    let finish: () => void = () => undefined;
    await page.route('**/slow', async (route) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      await route.fulfill({ body: 'done' });
    });
    await page.route('**/quick', (route) => route.fulfill({ body: 'done' }));
    await page.evaluate(() => fetch('/quick'));
    await page.waitForTimeout(400);
    await expect(bar(page)).not.toHaveAttribute('data-running');
    await page.evaluate(() => void fetch('/slow'));
    await expect(bar(page)).toHaveAttribute('data-running', '');
    finish();
    await expect(bar(page)).not.toHaveAttribute('data-running', { timeout: 1000 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('groups open, the menu opens and closes, and the header can be read everywhere', async ({ page }) => {
    await page.goto(`${site()}/frame-form-1`);
    await group(page).locator('summary').click();
    await expect(masthead(page).getByRole('link', { name: 'Offers' })).toBeVisible();
    await expect(page.locator('[data-cookie-banner]')).toBeHidden();
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.locator('#site-menu').getByRole('link', { name: 'Our story' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the menu' }).click();
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing scrolls smoothly and no part of the frame is animated', async ({ page }) => {
    await page.goto(`${site()}/frame-form-1`);
    await expect(page.locator('[data-cookie-banner]')).toBeVisible();
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  });
});

test.describe('the error page', () => {
  test('shows status, message and the way home, and is titled by the message [route.error-page]', async ({ page }) => {
    const answer = await page.goto(`${site()}/nothing/is/here`);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('This page could not be found');
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    await expect(page.getByText('Error 404')).toBeAttached();
    await expect(page.getByRole('link', { name: 'See the menus' })).toBeVisible();
    await page.getByRole('link', { name: 'Return to homepage' }).click();
    await expect(page).toHaveURL(`${site()}/`);
  });
});
