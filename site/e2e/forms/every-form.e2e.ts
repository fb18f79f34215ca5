import { expect, type Locator, type Page, test } from '@playwright/test';
import { listFields } from '#schemas/forms/_shared/fields/list-fields.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import { findPageErrors } from '../pages/crawl/find-page-errors.ts';
import { closePopup, siteUrl } from '../product/product.ts';
import { expectFilled, fillIn, formOn, isScripted, openForm } from './testing/fill-form.ts';
import { type Expected, type FilledIn, type FormCase, formCases } from './testing/form-cases.ts';

const summaryOf = (form: Locator): Locator => form.getByRole('alert').filter({ hasText: 'There is a problem' });

/**
 * Expects the summary to list each error in field order with a link to its field, and the field to show the same
 * message.
 */
async function expectErrors(page: Page, form: Locator, errors: Expected): Promise<void> {
  await expect(summaryOf(form).getByRole('link')).toHaveText(errors.map(([, errorMessage]) => errorMessage));
  await expect(page).toHaveTitle(/^Error: /);
  for (const [field, errorMessage] of errors) {
    const element = form.locator(`[name="${field}"]:not([type="hidden"])`).first();
    // ARIA has no invalid state for a radio button; the group is invalid instead.
    if ((await element.getAttribute('type')) !== 'radio') await expect(element).toHaveAttribute('aria-invalid', 'true');
    const alone = (await element.getAttribute('aria-describedby')) !== null;
    const describedElement = alone ? element : element.locator('xpath=ancestor::fieldset[1]');
    expect(await describedElement.evaluate(descriptionOf)).toContain(errorMessage);
  }
}

/** The autofill tokens by field name. Source: the HTML standard’s autofill field names. */
const autofill: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  emailAddress: 'email',
  phone: 'tel',
  phoneNumber: 'tel',
  'birthday.day': 'bday-day',
  'birthday.month': 'bday-month',
  'birthday.year': 'bday-year',
};

/**
 * Expects each field to have a name, each hint to be part of a field's description, and autofill tokens where they
 * apply.
 */
async function expectHelp(form: Locator): Promise<void> {
  const fields = form.locator('input:not([type="hidden"], [name="website"]), select, textarea');
  for (const field of await fields.all()) await expect(field).toHaveAccessibleName(/\S/);
  for (const [name, autocomplete] of Object.entries(autofill))
    for (const field of await form.locator(`[name="${name}"]`).all())
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
  const missingHints = await form.evaluate((element) =>
    [...element.querySelectorAll('[id$="-hint"]')]
      .map(({ id }) => id)
      .filter((id) => !element.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`)),
  );
  expect(missingHints).toEqual([]);
}

/** Expects the summary first in the reading order, and then the fields in schema order. */
async function expectReadingOrder(form: Locator, name: string): Promise<void> {
  const tree = await form.ariaSnapshot();
  const definition = Object.values(forms).find((each) => each.name === name);
  const titles = definition ? listFields(definition).map(({ title }) => title) : [];
  const positions = ['There is a problem', ...titles].map((text) => tree.indexOf(text)).filter((at) => at >= 0);
  expect(positions.length).toBeGreaterThan(titles.length / 2);
  expect(positions).toEqual([...positions].sort((one, other) => one - other));
}

/**
 * Returns the names of the fields that Tab reaches, from the first to the submit button; parts of one field count once.
 */
async function tabThrough(page: Page, form: Locator): Promise<readonly string[]> {
  await form.locator('input:not([type="hidden"], [name="website"]), select, textarea').first().focus();
  const names: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    const at = await page.evaluate(() => {
      const { activeElement } = document;
      return { name: activeElement?.getAttribute('name') ?? '', kind: activeElement?.getAttribute('type') };
    });
    if (at.kind === 'submit' && at.name === '') return names;
    const name = at.name.split('.')[0] ?? '';
    if (name !== names.at(-1)) names.push(name);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to the button: ${names.join(', ')}`);
}

/** What a screen reader announces for an element after its name. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const expectThanks = (page: Page, { name, thanks }: FormCase): Promise<void> =>
  typeof thanks === 'string'
    ? expect(page.locator(`[id="form.${name}.thanks"]`)).toContainText(thanks)
    : expect(page).toHaveURL(thanks);

for (const each of formCases) {
  test.describe(`the form ${each.name}`, () => {
    test.describe('with script', () => {
      test.beforeEach(({ page }) => closePopup(page));

      test('shows errors in field order with the focus on the summary, loses nothing, and is accepted once it is valid [form.a11y]', async ({
        page,
      }) => {
        test.setTimeout(90_000);
        const form = await openForm(page, await each.address(), each.name);
        await isScripted(form);
        await expectHelp(form);
        expect(await findPageErrors(page)).toEqual([]);
        for (const { filled, errors } of each.bad) {
          await fillIn(form, filled);
          await form.getByRole('button', { name: each.submit }).click();
          await expect(summaryOf(form)).toBeFocused();
          await expectErrors(page, form, errors);
          await expectFilled(form, filled);
        }
        await expectReadingOrder(form, each.name);
        expect(await findPageErrors(page)).toEqual([]);
        await summaryOf(form).getByRole('link').first().click();
        expect(await page.evaluate(() => document.activeElement?.closest('[data-invalid]') !== null)).toBe(true);
        await page.reload();
        await closePopup(page);
        await formOn(page, each.name).scrollIntoViewIfNeeded();
        await isScripted(form);
        await expectFilled(form, each.bad.at(-1)?.filled ?? {});
        await fillIn(form, correctedValues(each));
        await form.getByRole('button', { name: each.submit }).click();
        await expectThanks(page, each);
        await expect(page).not.toHaveTitle(/^Error: /);
        expect(await findPageErrors(page)).toEqual([]);
      });

      test('is completed in field order by keyboard, and sent by keyboard', async ({ page }) => {
        const form = await openForm(page, await each.address(), each.name);
        await isScripted(form);
        // Links in hints have no name.
        const names = (await tabThrough(page, form)).filter((name) => name !== '');
        const definition = Object.values(forms).find(({ name }) => name === each.name);
        const order = Object.keys(definition?.fields.shape ?? {}).filter((name) => names.includes(name));
        expect(order.length).toBeGreaterThan(1);
        expect(names).toEqual(order);
        await fillIn(form, each.bad[0]?.filled ?? {});
        await form.getByRole('button', { name: each.submit }).press('Enter');
        await expect(summaryOf(form)).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        expect(await page.evaluate(() => document.activeElement?.closest('[data-invalid]') !== null)).toBe(true);
      });
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('shows errors at the fields with all that was typed, and is accepted once it is valid [form.nojs]', async ({
        page,
      }) => {
        const form = await openForm(page, await each.address(), each.name);
        for (const { filled, errors } of each.bad) {
          await fillIn(form, filled);
          await form.getByRole('button', { name: each.submit }).click();
          await expectErrors(page, form, errors);
          await expectFilled(form, filled);
          for (const link of await summaryOf(form).getByRole('link').all())
            await expect(page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`)).toHaveCount(1);
        }
        await fillIn(form, correctedValues(each));
        await form.getByRole('button', { name: each.submit }).click();
        await expectThanks(page, each);
      });
    });

    test('is validated the same way when posted directly to the server, with script or without [form.server]', async () => {
      const path = await each.address();
      for (const { filled, errors } of each.bad) {
        const body = bodyOf(each.name, filled);
        const headers = { accept: 'application/json' };
        const answer = await fetch(siteUrl() + path, { method: 'POST', body, headers });
        expect(answer.status).toBe(422);
        expect(await answer.json()).toEqual({
          kind: 'invalid',
          errors: errors.map(([field, message]) => ({ path: field, message })),
        });
        const plain = await fetch(siteUrl() + path, { method: 'POST', body: bodyOf(each.name, filled) });
        const html = await plain.text();
        for (const [, errorMessage] of errors) expect(html).toContain(errorMessage);
      }
    });
  });
}

/** Values that correct an invalid form: fields without a valid value are emptied again. */
function correctedValues({ bad, good }: FormCase): FilledIn {
  const emptied = bad
    .flatMap(({ filled }) => Object.entries(filled))
    .filter(([, value]) => !Array.isArray(value))
    .map(([name, value]) => [name, typeof value === 'boolean' ? false : ''] as const);
  return { ...Object.fromEntries(emptied), ...good() };
}

function bodyOf(form: string, filled: FilledIn): FormData {
  const body = new FormData();
  body.set('form', form);
  for (const [name, value] of Object.entries(filled)) {
    if (typeof value === 'boolean') {
      if (value) body.set(name, 'on');
    } else if (typeof value === 'string') body.set(name, value);
    else
      for (const each of value)
        body.append(
          name,
          typeof each === 'string' ? each : new File([new Uint8Array(each.buffer)], each.name, { type: each.mimeType }),
        );
  }
  return body;
}
