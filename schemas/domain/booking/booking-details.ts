import type { FormFault } from '#schemas/forms/_shared/define-form.ts';
import { tidyText } from '#schemas/forms/_shared/rules/tidy-text.ts';

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

const wishNames = ['shouldReceivePromotions', 'shouldReceiveSms'] as const;

/** Whether the same is typed. */
export const isSameTyped = (one: TypedDetails, other: TypedDetails): boolean =>
  [...detailNames, ...wishNames].every((name) => one[name] === other[name]);

export type DetailFaults = Partial<Record<(typeof detailNames)[number], string>>;

/** The details as they are sent. */
export const tidyDetails = (typed: TypedDetails): TypedDetails => ({
  ...typed,
  firstName: tidyText(typed.firstName),
  lastName: tidyText(typed.lastName),
  email: tidyText(typed.email),
  phoneNumber: tidyText(typed.phoneNumber),
  specialRequest: tidyText(typed.specialRequest),
});

/** What is wrong with the details, by field. */
export const detailFaults = (faults: readonly FormFault[]): DetailFaults =>
  Object.fromEntries(faults.map(({ path, message }) => [path, message]));
