/** @jsxImportSource #eager */

import type { FormInTileProps } from '#blocks/_shared/block.ts';
import { Island } from '#blocks/_shared/islands/island.tsx';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { captchaAction } from '#schemas/forms/_shared/captcha/captcha-action.ts';
import type { FormContext, FormValues } from '#schemas/forms/_shared/define-form.ts';
import { findSubmittedTile } from '#schemas/forms/_shared/find-submitted-tile.ts';
import { formId } from '#schemas/forms/_shared/form-id.ts';
import { isReference, prefillParameters, sentReferenceParameter } from '#schemas/forms/_shared/form-parameters.ts';
import type { FormName } from '#schemas/forms/_shared/form-state.ts';
import { typeChoices } from './type-choices.ts';
// Imported here, because the server's HTML must be styled before the island's script loads, or without it.
import '../submit/submit-error-dialog.module.css';
import '../fields/form.module.css';

/** A form on a page, in the state that the visitor's last submission left it. */
export function TileForm({ name, tileKey, setting, page, headingLevel, thanksText, thanksLinks }: FormInTileProps) {
  const furtherKey = isFirstOf(page, name, tileKey) ? undefined : tileKey;
  const id = formId(name, furtherKey);
  const formVisit = page.form?.name === name && isSubmitted(page, name, tileKey) ? page.form : undefined;
  const isSent = page.query.sent?.includes(name) === true && isSubmitted(page, name, tileKey);
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
          tileKey: furtherKey,
          action: `${page.path}#${id}`,
          context: typed.context,
          values: typed.values,
          errors: formVisit?.errors ?? [],
          failureMessage: formVisit?.failed,
          isAccepted: formVisit?.taken ?? isSent,
          thanksText,
          next: setting.next ? [setting.next] : thanksLinks,
          reference: isSent ? page.query[sentReferenceParameter]?.find(isReference) : undefined,
          sentValues: isSent ? readChoices(page.query, setting.context) : undefined,
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

type TileOfForm = readonly [page: PageContext, name: FormName, tileKey: string];

const isFirstOf = (...[page, name, tileKey]: TileOfForm): boolean =>
  (page.formTiles?.get(name)?.[0] ?? tileKey) === tileKey;

/** Whether the visitor has submitted the form in this tile. */
const isSubmitted = (...[page, name, tileKey]: TileOfForm): boolean =>
  (findSubmittedTile(page.formTiles?.get(name) ?? [], page) ?? tileKey) === tileKey;

/** The values in the address that are options of the form. */
const readChoices = (query: PageContext['query'], { choices }: FormContext): FormValues =>
  Object.fromEntries(
    Object.entries(choices).flatMap(([field, options]) =>
      options.flatMap(({ value }) => (value === query[field]?.[0] ? [[field, value]] : [])),
    ),
  );

const readQueryValues = (query: Readonly<Record<string, readonly string[]>>): FormValues =>
  Object.fromEntries(
    prefillParameters.flatMap(([parameter, field]) => (query[parameter]?.[0] ? [[field, query[parameter][0]]] : [])),
  );
