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

/** The most characters of a special request. */
export const longestRequest = 500;

const longestName = 50;
const name = /^[\p{L}\p{M}\p{N} '’.-]+$/u;
const email = /^[^\s@<>"(),:;[\]\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
/** Mail programs make a link of it, in a mail that anybody can have sent to anybody. */
const webAddress = /\p{L}{2,}\.\p{L}{2,}/u;
const control = /[\p{Cc}--[\n\r\t]]/v;

/**
 * Without what cannot be seen: zero-width characters, the marks of direction that telephones put around copied numbers,
 * spaces at the ends, letters in two ways of writing.
 */
const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim();

/** The details as they are sent. */
export const tidyDetails = (typed: TypedDetails): TypedDetails => ({
  ...typed,
  firstName: tidy(typed.firstName),
  lastName: tidy(typed.lastName),
  email: tidy(typed.email),
  phoneNumber: tidy(typed.phoneNumber),
  specialRequest: tidy(typed.specialRequest),
});

/** What is wrong with tidied details, in words for whoever typed them; empty when nothing is. */
export function findDetailFaults(details: TypedDetails, phoneRequired: boolean): DetailFaults {
  const faults: readonly (readonly [(typeof detailNames)[number], string | undefined])[] = [
    ['firstName', nameFault(details.firstName, 'first')],
    ['lastName', nameFault(details.lastName, 'last')],
    ['email', emailFault(details.email)],
    ['phoneNumber', phoneFault(details.phoneNumber, phoneRequired)],
    ['specialRequest', requestFault(details.specialRequest)],
  ];
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

function nameFault(text: string, which: 'first' | 'last'): string | undefined {
  if (text === '') return `Enter your ${which} name`;
  if ([...text].length > longestName) return `Your ${which} name must be ${longestName} characters or fewer`;
  if (!name.test(text) || !/\p{L}/u.test(text))
    return `Your ${which} name must only include letters, spaces, hyphens and apostrophes`;
  return webAddress.test(text) ? `Your ${which} name must not be a web address` : undefined;
}

function emailFault(text: string): string | undefined {
  if (text === '') return 'Enter your e-mail address';
  if (text.length > 254 || !email.test(text))
    return 'Enter an e-mail address in the correct format, like name@example.com';
  return undefined;
}

function phoneFault(text: string, required: boolean): string | undefined {
  if (text === '') return required ? 'Enter a telephone number' : undefined;
  const digits = text.replace(/\D/g, '').length;
  if (text.length > 30 || !/^\+?[\d ().\-\u00A0]+$/.test(text) || digits < 7 || digits > 15)
    return 'Enter a telephone number, like 01632 960 001, 07700 900 982 or +44 808 157 0192';
  return undefined;
}

function requestFault(text: string): string | undefined {
  if ([...text].length > longestRequest) return `Your request must be ${longestRequest} characters or fewer`;
  return control.test(text) ? 'Your request must not include characters that cannot be seen' : undefined;
}
