import { expect, type Locator, type Page, test } from '@playwright/test';
import { chooseCookies } from '../layout/cookie-choices.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { closePopup, siteUrl } from '../product/product.ts';

const form = (page: Page, name: string): Locator => page.locator(`[data-form="${name}"]`);

const newAddress = (): string => `zoe.${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Waits until a form is hydrated: then it reports missing values without a request to the server. */
async function openForm(page: Page, path: string, name: string): Promise<Locator> {
  await chooseCookies(page.context(), siteUrl());
  await page.goto(`${siteUrl()}${path}`);
  const found = form(page, name);
  await found.scrollIntoViewIfNeeded();
  return found;
}

async function fillSignUp(found: Locator, address: string): Promise<void> {
  await found.getByLabel('First name').fill('Zoë');
  await found.getByLabel('Email address').fill(address);
  await found.getByRole('textbox', { name: 'Day' }).fill('29');
  await found.getByRole('textbox', { name: 'Month' }).fill('2');
  await found.getByLabel('I agree to the terms').check();
}

const errorsOf = (found: Locator): Locator => found.getByRole('alert').getByRole('link');

test.describe('with script', () => {
  test.beforeEach(({ page }) => closePopup(page));

  test('missing values are reported before anything is sent, in field order, with the focus on the summary, and each line links to its field', async ({
    page,
  }) => {
    const found = await openForm(page, '/sign-up', 'sign-up');
    await expect(async () => {
      await found.getByRole('button', { name: 'Sign me up' }).click();
      await expect(found.getByRole('alert')).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expect(errorsOf(found)).toHaveText([
      'Enter your first name',
      'Enter your email address',
      'Tick the box to agree to the terms',
    ]);
    await errorsOf(found).nth(1).click();
    await expect(found.getByLabel('Email address')).toBeFocused();
    await expect(found.getByLabel('Email address')).toHaveAccessibleDescription('Enter your email address');
    await expect(found.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    expect(await findPageErrors(page)).toEqual([]);
  });

  test('text typed before the script loads, and before a reload, is kept', async ({ page }) => {
    const found = await openForm(page, '/sign-up', 'sign-up');
    await found.getByLabel('First name').fill('Zoë');
    await found.getByLabel('Email address').fill('zoe@');
    await expect(found.getByLabel('First name')).toHaveValue('Zoë');
    await expect(found).toHaveAttribute('data-ready');
    await expect(found.getByLabel('First name')).toHaveValue('Zoë');
    await found.getByLabel('Email address').fill('zoe@example');
    await page.reload();
    await form(page, 'sign-up').scrollIntoViewIfNeeded();
    await expect(form(page, 'sign-up').getByLabel('Email address')).toHaveValue('zoe@example');
  });

  test('signing up leads to the thanks page', async ({ page }) => {
    const found = await openForm(page, '/sign-up', 'sign-up');
    await fillSignUp(found, newAddress());
    await found.getByRole('button', { name: 'Sign me up' }).click();
    await expect(page).toHaveURL(/\/signup-thanks(#|$)/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('errors are shown at the fields with all that was typed, and the corrected form leads to the thanks page', async ({
    page,
  }) => {
    const address = newAddress();
    const found = await openForm(page, '/sign-up', 'sign-up');
    await fillSignUp(found, 'zoe@');
    await found.getByRole('textbox', { name: 'Day' }).fill('31');
    await found.getByRole('button', { name: 'Sign me up' }).click();
    await expect(errorsOf(found)).toHaveText([
      'Enter an email address in the correct format, like name@example.com',
      'Birthday must be a real date',
    ]);
    await expect(found.getByLabel('First name')).toHaveValue('Zoë');
    await expect(found.getByLabel('I agree to the terms')).toBeChecked();
    expect(page.url()).not.toContain('zoe');
    await fillSignUp(found, address);
    await found.getByRole('button', { name: 'Sign me up' }).click();
    await expect(page).toHaveURL(/\/signup-thanks(#|$)/);
  });
});
