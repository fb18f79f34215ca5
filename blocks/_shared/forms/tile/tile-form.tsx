/** @jsxImportSource #eager */

import type { FormInTileProps } from '#blocks/_shared/block.ts';
import { Island } from '#blocks/_shared/islands/island.tsx';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import type { FormValues } from '#schemas/forms/_shared/define-form.ts';
import { formId } from '#schemas/forms/_shared/form-id.ts';
import { prefillParameters } from '#schemas/forms/_shared/form-parameters.ts';
import { typeChoices } from './type-choices.ts';
// Imported here, because the server's HTML must be styled before the island's script loads, or without it.
import '../submit/submit-error-dialog.module.css';
import '../fields/form.module.css';

/** A form on a page, in the state that the visitor's last submission left it. */
export function TileForm({ name, tileKey, setting, page, headingLevel, thanksText }: FormInTileProps) {
  const isFirst = (page.formTiles?.get(name) ?? tileKey) === tileKey;
  const id = isFirst ? formId(name) : formId(name, tileKey);
  const formVisit = page.form?.name === name ? page.form : undefined;
  const isSent = page.query.sent?.includes(name) === true;
  // The address of the preferences page is secret, so no third-party script may run there.
  const values = formVisit?.values ?? { ...setting.values, ...readQueryValues(page.query) };
  const typed = typeChoices(name, id, setting.context, values);
  const captcha = captchaAction(name) === undefined ? undefined : page.options.captcha;
  return (
    <>
      <Island
        name={`form-${name}`}
        props={{
          id,
          action: `${page.path}#${id}`,
          context: typed.context,
          values: typed.values,
          errors: formVisit?.errors ?? [],
          failureMessage: formVisit?.failed,
          isAccepted: formVisit?.taken ?? isSent,
          thanksText,
          next: setting.next,
          captcha,
          headingLevel,
        }}
      />
      {typed.lists.map(({ id, names }) => (
        <datalist key={id} id={id}>
          {names.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      ))}
    </>
  );
}

const readQueryValues = (query: Readonly<Record<string, readonly string[]>>): FormValues =>
  Object.fromEntries(
    prefillParameters.flatMap(([parameter, field]) => (query[parameter]?.[0] ? [[field, query[parameter][0]]] : [])),
  );
