import type { Locator, Page, Request } from '@playwright/test';
import { makePdf } from '#adapters/uploads/corpus/make-pdf.ts';
import { siteUrl } from '#site/e2e/product/product.ts';
import { fillIn, isScripted, openForm } from './fill-form.ts';
import { type ChosenFile, formCases } from './form-cases.ts';

export const pdf = (name: string, bytes = 2000): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf({ head: `%${'x'.repeat(bytes)}\n` }),
});

export const caseOf = (name: string) => {
  const found = formCases.find((each) => each.name === name);
  if (!found) throw new Error(`There is no form ${name}.`);
  return found;
};
export const contact = caseOf('contact');
export const field = (form: Locator): Locator => form.locator('input[type="file"]');
export const send = (form: Locator): Locator => form.getByRole('button', { name: contact.submit });
export const thanks = (page: Page): Locator => page.locator('[id="form.contact.thanks"]');
export const removeOf = (form: Locator, name: string): Locator =>
  form.getByRole('button', { name: `Remove ${name}`, exact: true });

/** Records every post of a page with the site's response. */
export function watchPosts(page: Page): Request[] {
  const posts: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(siteUrl())) posts.push(request);
  });
  return posts;
}

/** Opens the contact form, filled in and hydrated. */
export async function openContact(page: Page): Promise<Locator> {
  const form = await openForm(page, '/contact', 'contact');
  await isScripted(form);
  await fillIn(form, contact.good());
  return form;
}
