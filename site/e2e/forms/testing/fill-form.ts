import { expect, type Locator, type Page } from '@playwright/test';
import { chooseCookies } from '#site/e2e/layout/cookie-choices.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import type { ChosenFile, FilledIn } from './form-cases.ts';

/** The form of this name on a page. */
export const formOn = (page: Page, name: string): Locator => page.locator(`[data-form="${name}"]`);

/** Opens the page of a form and scrolls it into view, which loads its script. */
export async function openForm(page: Page, path: string, name: string, site = siteUrl()): Promise<Locator> {
  await chooseCookies(page.context(), site);
  await page.goto(site + path);
  const form = formOn(page, name);
  await form.scrollIntoViewIfNeeded();
  return form;
}

/** Waits until the form is hydrated: then it reports missing values without a request to the server. */
export const isScripted = (form: Locator): Promise<void> =>
  expect(form).toHaveAttribute('data-ready', { timeout: 10_000 });

const areFiles = (value: FilledIn[string]): value is readonly ChosenFile[] =>
  Array.isArray(value) && typeof value[0] === 'object';

/** Fills fields in, by their names. */
export async function fillIn(form: Locator, filled: FilledIn): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.locator(`[name="${name}"]:not([type="hidden"])`);
    if (areFiles(value)) await field.setInputFiles([...value]);
    else if (Array.isArray(value))
      for (const each of value) await form.locator(`[name="${name}"][value="${each}"]`).check();
    else if (typeof value === 'boolean') await field.setChecked(value);
    else await fillOne(field, String(value));
  }
}

async function fillOne(field: Locator, value: string): Promise<void> {
  const kind = await field.first().evaluate((element) => element.getAttribute('type') ?? element.localName);
  if (kind === 'select') await field.selectOption(value);
  else if (kind === 'radio') await field.and(field.page().locator(`[value="${value}"]`)).check();
  else await field.fill(value);
}

/** Expects a form to contain these values. */
export async function expectFilled(form: Locator, filled: FilledIn): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const field = form.locator(`[name="${name}"]`);
    if (Array.isArray(value)) continue;
    if (typeof value === 'boolean') await expect(field).toBeChecked({ checked: value });
    else if ((await field.first().getAttribute('type')) === 'radio')
      await expect(form.locator(`[name="${name}"][value="${value}"]`)).toBeChecked();
    else await expect(field).toHaveValue(String(value));
  }
}
