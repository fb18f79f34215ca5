import { expect, type Page, test } from '@playwright/test';
import { closePopup, siteUrl } from '../product/product.ts';
import { fillIn, isScripted, openForm } from './testing/fill-form.ts';
import { caseOf, field, openContact, pdf, removeOf, send, thanks, watchPosts } from './testing/message-form.ts';
import { mailsTo } from './testing/new-customer.ts';

/** Everything a form announces, however briefly it is shown. */
async function watchAnnouncements(page: Page): Promise<string[]> {
  const announcements: string[] = [];
  await page.exposeFunction('noteHeard', (text: string) => announcements.push(text));
  await page.evaluate(() => {
    const note = (): void => {
      for (const status of document.querySelectorAll('[data-form] [role="status"]'))
        if (status.textContent) Reflect.get(window, 'noteHeard')(status.textContent);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return announcements;
}

test.beforeEach(({ page }) => closePopup(page));

test.describe('a form that is sent within two seconds after its page loads', () => {
  test('solves a challenge, says so meanwhile, and is then accepted without another click', async ({ page }) => {
    test.setTimeout(90_000);
    const form = await openForm(page, '/sign-up', 'sign-up');
    await isScripted(form);
    const { good, submit, thanks: end } = caseOf('sign-up');
    await fillIn(form, good());
    // The page reports its own age, so a slow machine does not skip the challenge.
    await page.evaluate(() => Object.defineProperty(performance, 'now', { value: () => 900 }));
    const announcements = await watchAnnouncements(page);
    const posts = watchPosts(page);
    const startedMs = Date.now();
    await form.getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(end, { timeout: 60_000 });
    process.stdout.write(`The work took ${Date.now() - startedMs} ms, with sending.\n`);
    const statuses = await Promise.all(posts.map(async (post) => (await post.response())?.status()));
    expect(statuses).toEqual([200, 200]);
    expect(announcements).toContain('One moment, checking that you are a person.');
  });

  test('sends its files once, after the challenge', async ({ page }) => {
    test.setTimeout(90_000);
    const form = await openContact(page);
    await field(form).setInputFiles([pdf('menu.pdf', 300_000)]);
    await page.evaluate(() => Object.defineProperty(performance, 'now', { value: () => 900 }));
    const posts = watchPosts(page);
    await send(form).click();
    await expect(thanks(page)).toContainText('Your message is sent', { timeout: 60_000 });
    const sent = await Promise.all(
      posts.map(async (post) => [
        (await post.response())?.status(),
        Number((await post.allHeaders())['content-length']) > 300_000,
      ]),
    );
    expect(sent).toEqual([
      [200, false],
      [200, true],
    ]);
  });
});

test('offline shows a message and loses nothing, and is sent once the network returns', async ({ page, context }) => {
  const form = await openContact(page);
  await field(form).setInputFiles([pdf('menu.pdf')]);
  await context.setOffline(true);
  await send(form).click();
  await expect(form.getByRole('alert')).toHaveText(
    'You are offline. Nothing is lost: try again when you are connected.',
  );
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveValue('Zoë');
  await expect(removeOf(form, 'menu.pdf')).toBeVisible();
  await context.setOffline(false);
  await send(form).click();
  await expect(thanks(page)).toContainText('Your message is sent');
});

test('a click while the thanks page is loading sends nothing more', async ({ page }) => {
  const { good, submit, thanks: end } = caseOf('sign-up');
  const form = await openForm(page, '/sign-up', 'sign-up');
  await isScripted(form);
  await fillIn(form, good());
  const posts = watchPosts(page);
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(end, async (route) => {
    await held;
    await route.continue();
  });
  const leaving = page.waitForRequest(end);
  const button = form.locator('button[type=submit]');
  await expect(button).toHaveText(submit);
  await button.scrollIntoViewIfNeeded();
  const at = await button.boundingBox();
  await button.click();
  await leaving;
  // A form sent soon after its page loads gets a challenge first, so there may be two posts.
  const sent = posts.length;
  // Uses the mouse directly, because locator calls wait for the navigation to finish.
  await page.mouse.click((at?.x ?? 0) + 20, (at?.y ?? 0) + 20);
  arrive();
  await expect(page).toHaveURL(end);
  expect(posts).toHaveLength(sent);
});

test('a double click sends one form, which leads to one mail', async ({ page }) => {
  const { good, submit, thanks: end } = caseOf('sign-up');
  const filled = good();
  const form = await openForm(page, '/sign-up', 'sign-up');
  await isScripted(form);
  await fillIn(form, filled);
  const posts = watchPosts(page);
  const accepted: Promise<boolean>[] = [];
  // A form sent soon after its page loads gets a challenge first, with the same status.
  page.on('response', (response) => {
    const isAccepted = (): Promise<boolean> =>
      response.json().then(
        ({ kind }) => kind !== 'challenge',
        () => true,
      );
    if (posts.includes(response.request()) && response.status() === 200) accepted.push(isAccepted());
  });
  await form.getByRole('button', { name: submit }).dblclick();
  await expect(page).toHaveURL(end);
  expect((await Promise.all(accepted)).filter(Boolean)).toHaveLength(1);
  expect(await mailsTo(String(filled.emailAddress))).toHaveLength(1);
});

for (const [name, path] of [
  ['sign-up', '/sign-up'],
  ['contact', '/contact'],
] as const) {
  test(`Back after the thanks of ${name} leads to an empty form`, async ({ page }) => {
    const { good, submit, thanks: end } = caseOf(name);
    const form = await openForm(page, path, name);
    await isScripted(form);
    const filled = good();
    await fillIn(form, filled);
    await form.getByRole('button', { name: submit }).click();
    if (typeof end === 'string') {
      await expect(page.locator(`[id="form.${name}.thanks"]`)).toContainText(end);
      await page.goto(`${siteUrl()}/cookies`);
    } else await expect(page).toHaveURL(end);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const held = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('[data-form] input, [data-form] textarea')];
      return [JSON.stringify(history.state), ...fields.map(({ value }) => value)].join('\n');
    });
    for (const typed of ['Zoë', filled.email ?? filled.emailAddress]) expect(held).not.toContain(String(typed));
  });
}
