import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { isReference, sentFromParameter, sentReferenceParameter } from '#schemas/forms/_shared/form-parameters.ts';
import type { FormName } from '#schemas/forms/_shared/form-state.ts';
import { repeatedFields } from '#schemas/forms/_shared/repeated-values.ts';
import { forms } from '#schemas/forms/forms.generated.ts';
import type { DocumentQuery } from '#site/routing/parse-query.ts';
import { isFormName } from './process-form.ts';

interface FormReceiptsInput {
  /** The site’s own secret. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Proves to the page that says thanks that its form was accepted. Anyone can open the address of such a page. */
export interface FormReceipts {
  /** The query parameter for a form that was accepted at a path, with its reference if it has one. */
  create(path: string, accepted: AcceptedForm): string;
  /** The form that was accepted at a path in the last hour; undefined where the address only claims it. */
  read(path: string, search: string): FormName | undefined;
}

const receiptParameter = 'sent';

/**
 * The query of the page that says thanks for a form: its name, the key of its tile and its reference where the address has
 * them, and the values that the confirmation repeats.
 */
export function acceptedFormQuery(form: FormName, search: string): DocumentQuery['query'] {
  const parameters = new URLSearchParams(search);
  const given = [sentFromParameter, ...repeatedFields(forms[form].texts)].flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, [value]] as const];
  });
  const reference = parameters.get(sentReferenceParameter);
  return {
    [receiptParameter]: [form],
    ...(reference && isReference(reference) && { [sentReferenceParameter]: [reference] }),
    ...Object.fromEntries(given),
  };
}

interface AcceptedForm {
  readonly name: FormName;
  readonly reference?: string | undefined;
}

/** The posted values that the confirmation repeats, and the reference, for the end of its query. */
export const formatSentValues = ({ name: form, reference }: AcceptedForm, fields: FormData): string =>
  repeatedFields(forms[form].texts)
    .flatMap((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? [`&${name}=${encodeURIComponent(value)}`] : [];
    })
    .concat(reference === undefined ? [] : `&${sentReferenceParameter}=${encodeURIComponent(reference)}`)
    .join('');

const lifetimeMs = 3_600_000;

/** Creates and reads receipts: a form’s name, when the receipt expires, and a signature, also of the reference. */
export function createFormReceipts({ key, now }: FormReceiptsInput): FormReceipts {
  const secret = new Uint8Array(hkdfSync('sha256', key, '', 'form receipt', 32));
  const sign = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  return {
    create(path, { name, reference = '' }) {
      const until = String(now() + lifetimeMs);
      return `${receiptParameter}=${name}.${until}.${sign(path, name, until, reference)}`;
    },
    read(path, search) {
      const parameters = new URLSearchParams(search);
      const receipt = parameters.get(receiptParameter) ?? '';
      const reference = parameters.get(sentReferenceParameter) ?? '';
      const [name = '', until = '', signature = ''] = receipt.split('.');
      if (!isFormName(name) || !(Number(until) > now())) return undefined;
      return isEqual(signature, sign(path, name, until, reference)) ? name : undefined;
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [given, expected] = [Buffer.from(one), Buffer.from(other)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
