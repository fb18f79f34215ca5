import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import { normalizeText } from '#schemas/forms/_shared/rules/normalize-text.ts';

/** Who books, as it is typed: every field is text until it is read. */
export interface TypedDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly specialRequest: string;
  readonly shouldReceivePromotions: boolean;
  readonly shouldReceiveSms: boolean;
}

export type DetailName = keyof TypedDetails;

export const noDetails: TypedDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};

/** Letters of a field beyond which nothing of it is read. */
const longestField = 2000;

/** What is typed in the fields of a form. */
export function readTyped(fields: { get(name: string): unknown }): TypedDetails {
  const text = (name: DetailName): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.slice(0, longestField) : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    specialRequest: text('specialRequest').replace(/\r\n/g, '\n'),
    shouldReceivePromotions: fields.get('shouldReceivePromotions') === 'on',
    shouldReceiveSms: fields.get('shouldReceiveSms') === 'on',
  };
}

/** The order of the form: a summary of faults follows it. */
export const detailNames = ['firstName', 'lastName', 'email', 'phoneNumber', 'specialRequest'] as const;

const requestNames = ['shouldReceivePromotions', 'shouldReceiveSms'] as const;

/** Whether the same is typed. */
export const isSameTyped = (one: TypedDetails, other: TypedDetails): boolean =>
  [...detailNames, ...requestNames].every((name) => one[name] === other[name]);

export type DetailErrors = Partial<Record<(typeof detailNames)[number], string>>;

/** The details as they are sent. */
export const normalizeDetails = (typed: TypedDetails): TypedDetails => ({
  ...typed,
  firstName: normalizeText(typed.firstName),
  lastName: normalizeText(typed.lastName),
  email: normalizeText(typed.email),
  phoneNumber: normalizeText(typed.phoneNumber),
  specialRequest: normalizeText(typed.specialRequest),
});

/** What is wrong with the details, by field. */
export const detailErrors = (errors: readonly FieldError[]): DetailErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));
