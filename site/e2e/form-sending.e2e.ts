import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { makePdf } from '#adapters/files/corpus/make-pdf.ts';
import { fillIn, isScripted, openForm } from './fill-form.ts';
import { findFaults } from './find-faults.ts';
import { type ChosenFile, formCases } from './form-cases.ts';
import { mailsTo } from './new-customer.ts';
import { closePopup, siteUrl } from './product.ts';

const pdf = (name: string, bytes = 2000): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf({ head: `%${'x'.repeat(bytes)}\n` }),
});

const caseOf = (name: string) => {
  const found = formCases.find((each) => each.name === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
};
const contact = caseOf('contact');
const field = (form: Locator): Locator => form.locator('input[type="file"]');
const send = (form: Locator): Locator => form.getByRole('button', { name: contact.submit });
const stop = (form: Locator): Locator => form.getByRole('button', { name: 'Stop sending' });
const thanks = (page: Page): Locator => page.locator('[id="form.contact.thanks"]');
const removeOf = (form: Locator, name: string): Locator =>
  form.getByRole('button', { name: `Remove ${name}`, exact: true });

/** Every post of a page: what the site answered. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(siteUrl())) posts.push(request);
  });
  return posts;
}

/** What a form announces, however short it stands there. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.exposeFunction('noteHeard', (words: string) => heard.push(words));
  await page.evaluate(() => {
    const note = (): void => {
      for (const status of document.querySelectorAll('[data-form] [role="status"]'))
        if (status.textContent) Reflect.get(window, 'noteHeard')(status.textContent);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}

/** Opens the form for messages, filled in and its script’s. */
async function openContact(page: Page): Promise<Locator> {
  const form = await openForm(page, '/contact', 'contact');
  await isScripted(form);
  await fillIn(form, contact.good());
  return form;
}

/** Lets a page send so many bytes a second and no more; none: as many as it can. */
async function throttle(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = async (uploadThroughput: number): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
  await session.send('Network.enable');
  await limit(bytesPerSecond);
  return () => limit(-1);
}

test.beforeEach(({ page }) => closePopup(page));

test.describe('a form that is sent within two seconds of its page', () => {
  test('is worked for, says so meanwhile, and is taken by itself', async ({ page }) => {
    test.setTimeout(90_000);
    const form = await openForm(page, '/sign-up', 'sign-up');
    await isScripted(form);
    const { good, submit, thanks: end } = caseOf('sign-up');
    await fillIn(form, good());
    // The page says itself how long it has stood there: a slow machine is no reason not to be asked.
    await page.evaluate(() => Object.defineProperty(performance, 'now', { value: () => 900 }));
    const heard = await listen(page);
    const posts = watchPosts(page);
    const begun = Date.now();
    await form.getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(end, { timeout: 60_000 });
    process.stdout.write(`The work took ${Date.now() - begun} ms, with sending.\n`);
    const statuses = await Promise.all(posts.map(async (post) => (await post.response())?.status()));
    expect(statuses).toEqual([403, 200]);
    expect(heard).toContain('One moment, checking that you are a person.');
  });

  test('sends its files once, after the work', async ({ page }) => {
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
      [403, false],
      [200, true],
    ]);
  });
});

test.describe('files over a slow line', () => {
  test('show how far they are, stop on demand with everything still there, and can be sent then', async ({ page }) => {
    test.setTimeout(90_000);
    const form = await openContact(page);
    await field(form).setInputFiles([pdf('menu.pdf', 1_500_000), pdf('receipt.pdf', 500_000)]);
    const release = await throttle(page, 150_000);
    await send(form).click();
    const progress = form.getByRole('progressbar', { name: 'Files sent' });
    await expect(progress).toBeVisible();
    const share = (): Promise<number> => progress.evaluate((bar) => Number(bar.getAttribute('value')));
    await expect.poll(share, { timeout: 30_000 }).toBeGreaterThan(10);
    await expect(form.getByRole('status').filter({ hasText: /^Sending your files/ })).toHaveCount(1);
    expect(await findFaults(page)).toEqual([]);
    await stop(form).focus();
    await page.keyboard.press('Enter');
    await expect(progress).toHaveCount(0);
    await expect(send(form)).toBeFocused();
    await expect(form.getByLabel('First name')).toHaveValue('Zoë');
    await expect(removeOf(form, 'menu.pdf')).toBeVisible();
    expect(await field(form).evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
    await release();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toContainText('Your message is sent', { timeout: 30_000 });
  });
});

test.describe('choosing files', () => {
  test('adds to those chosen before, takes single ones away, and says at once what will not do', async ({ page }) => {
    const form = await openContact(page);
    await field(form).setInputFiles([pdf('one.pdf')]);
    await field(form).setInputFiles([pdf('two.pdf')]);
    await expect(form.getByRole('status').filter({ hasText: 'one.pdf, two.pdf' })).toHaveCount(1);
    await removeOf(form, 'one.pdf').focus();
    await page.keyboard.press('Enter');
    await expect(removeOf(form, 'one.pdf')).toHaveCount(0);
    await expect(removeOf(form, 'two.pdf')).toBeVisible();
    await expect(field(form)).toBeFocused();
    await field(form).setInputFiles([pdf('heavy.pdf', 5_100_000)]);
    await expect(field(form)).toHaveAccessibleDescription(/smaller than 5 MB/);
    await expect(removeOf(form, 'heavy.pdf')).toHaveCount(0);
    await field(form).setInputFiles([
      { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await expect(field(form)).toHaveAccessibleDescription(/must be a JPG, PNG, WEBP, HEIC or PDF/);
    expect(await findFaults(page)).toEqual([]);
    expect(
      await field(form).evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name)),
    ).toContain('two.pdf');
  });

  test('of more than may be sent is told when the form is sent, and put right with the keyboard alone', async ({
    page,
  }) => {
    const form = await openContact(page);
    const posts = watchPosts(page);
    await field(form).setInputFiles([pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf')]);
    await send(form).focus();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert').getByRole('link')).toHaveText(['Send up to three files']);
    expect(posts).toHaveLength(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field(form)).toBeFocused();
    // From the field back: the last of the files stands right before it.
    await page.keyboard.press('Shift+Tab');
    await expect(removeOf(form, '4.pdf')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(removeOf(form, '4.pdf')).toHaveCount(0);
    await expect(field(form)).toBeFocused();
    await send(form).focus();
    await page.keyboard.press('Enter');
    await expect(thanks(page)).toContainText('Your message is sent');
    await expect(thanks(page)).toBeFocused();
  });
});

test('offline says so and loses nothing, and the form is sent once there is a network again', async ({
  page,
  context,
}) => {
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

test('a double click sends one form, which leads to one mail', async ({ page }) => {
  const { good, submit, thanks: end } = caseOf('sign-up');
  const filled = good();
  const form = await openForm(page, '/sign-up', 'sign-up');
  await isScripted(form);
  await fillIn(form, filled);
  const posts = watchPosts(page);
  await form.getByRole('button', { name: submit }).dblclick();
  await expect(page).toHaveURL(end);
  const taken = await Promise.all(posts.map(async (post) => (await post.response())?.status()));
  expect(taken.filter((status) => status === 200)).toHaveLength(1);
  expect(await mailsTo(String(filled.emailAddress))).toHaveLength(1);
});

for (const [name, path] of [
  ['sign-up', '/sign-up'],
  ['contact', '/contact'],
] as const) {
  test(`the way back after the thanks of ${name} leads to an empty form`, async ({ page }) => {
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
