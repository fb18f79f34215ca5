/** @jsxImportSource #eager */

import { Island } from '#blocks/_shared/islands/island.tsx';
import type { FormInTileProps } from '#renderer/block.ts';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { formId } from './form-id.ts';
// What the island draws on the server is dressed by the page's own style sheet: its script comes later, or never.
import '../submit/failed-dialog.module.css';
import '../fields/form.module.css';

/** A form on a page, as far as the visitor has come with it. */
export function TileForm({ name, setting, page, headingLevel }: FormInTileProps) {
  const visit = page.form?.name === name ? page.form : undefined;
  const sent = page.query.sent?.includes(name) === true;
  // The address of preferences is a secret: nobody else's script runs there.
  const captcha = captchaAction(name) === undefined ? undefined : page.options.captcha;
  return (
    <Island
      name={`form-${name}`}
      props={{
        action: `${page.path}#${formId(name)}`,
        context: setting.context,
        values: visit?.values ?? { ...setting.values, ...requestedFor(page.query) },
        errors: visit?.errors ?? [],
        failed: visit?.failed,
        taken: visit?.taken ?? sent,
        next: setting.next,
        captcha,
        headingLevel,
      }}
    />
  );
}

/** What an address may fill a form with: the way from a booking that was too large brings what was entered along. */
const requestedFields = [
  ['restaurant', 'enquiryRestaurant'],
  ['guests', 'guests'],
  ['date', 'date'],
] as const;

const requestedFor = (query: Readonly<Record<string, readonly string[]>>): FormValues =>
  Object.fromEntries(
    requestedFields.flatMap(([asked, field]) => (query[asked]?.[0] ? [[field, query[asked][0]]] : [])),
  );
