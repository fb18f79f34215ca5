import type { FieldError } from '#schemas/forms/_shared/define-form.ts';
import { normalizeText } from '#schemas/forms/_shared/rules/normalize-text.ts';

/** The guest's details as typed, before they are validated. */
export interface BookingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly specialRequest: string;
  readonly shouldReceivePromotions: boolean;
  readonly shouldReceiveSms: boolean;
}

export type DetailName = keyof BookingDetails;

export const emptyDetails: BookingDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};

/** Whether anything was typed or ticked. */
export const isTyped = (details: BookingDetails): boolean =>
  Object.values(details).some((each) => each !== '' && each !== false);

/** Maximum number of characters that are read from a field. */
const longestField = 2000;

/** Reads the typed details from form data. */
export function readBookingDetails(fields: { get(name: string): unknown }): BookingDetails {
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

/** The fields in the order of the form and of its error summary. */
export const detailNames = ['firstName', 'lastName', 'email', 'phoneNumber', 'specialRequest'] as const;

const requestNames = ['shouldReceivePromotions', 'shouldReceiveSms'] as const;

/** Whether two sets of typed details are equal. */
export const areDetailsEqual = (one: BookingDetails, other: BookingDetails): boolean =>
  [...detailNames, ...requestNames].every((name) => one[name] === other[name]);

export type DetailErrors = Partial<Record<(typeof detailNames)[number], string>>;

/** Normalizes the details for sending. */
export const normalizeDetails = (typed: BookingDetails): BookingDetails => ({
  ...typed,
  firstName: normalizeText(typed.firstName),
  lastName: normalizeText(typed.lastName),
  email: normalizeText(typed.email),
  phoneNumber: normalizeText(typed.phoneNumber),
  specialRequest: normalizeText(typed.specialRequest),
});

/** Groups errors of the details by field. */
export const detailErrors = (errors: readonly FieldError[]): DetailErrors =>
  Object.fromEntries(errors.map(({ path, message }) => [path, message]));
