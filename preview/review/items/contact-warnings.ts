import { z } from 'zod';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { RuleError } from '#schemas/content/rules/find-rule-errors.ts';

/** A field with contact data, and what to do if it is not one that people can use. */
interface ContactField {
  readonly name: string;
  readonly isUsable: (text: string) => boolean;
  readonly advice: string;
}

const address = z.email();

/** The digits of a telephone number, after a plus that begins it; undefined if it has other characters. */
function digitsOf(phone: string): string | undefined {
  const digits = phone.replace(/[\s()./-]/g, '').replace(/^00/, '+');
  return /^\+?\d+$/.test(digits) ? digits : undefined;
}

/** A British number, with or without its country, or one of another country. Source: Ofcom, National Telephone Numbering Plan. */
const isPhone = (text: string): boolean => {
  // “+44 (0)20” has a zero that is not dialled.
  const digits = digitsOf(text.replace(/^(\+44\s*)\(0\)/, '$1')) ?? '';
  return /^(0\d{9,10}|\+44[1-9]\d{8,9}|\+(?!44)[1-9]\d{6,14})$/.test(digits);
};

/** Source: Royal Mail, Programmer’s guide to the Postcode Address File. */
const isPostcode = (text: string): boolean => /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i.test(text);

const email: ContactField = {
  name: 'email',
  isUsable: (text) => address.safeParse(text).success,
  advice: 'is no complete email address. Write it as name@example.com.',
};

const ofRestaurant: readonly ContactField[] = [
  email,
  {
    name: 'phone',
    isUsable: isPhone,
    advice:
      'is no telephone number that can be called. Write all its digits, such as 020 7946 0000 or +44 20 7946 0000.',
  },
];

const postcode: ContactField = {
  name: 'postcode',
  isUsable: isPostcode,
  advice: 'is no complete postcode. Write it as BA1 1LZ.',
};

/** The most characters of a value that a message repeats. */
const maxShown = 40;

/** Contact data of a restaurant or of the settings that visitors cannot use. An API may send it, so it is still shown. */
export function findContactWarnings(kind: ContentKind, content: unknown): readonly RuleError[] {
  if (!isRecord(content)) return [];
  return fieldsOf(kind, content).flatMap(({ name, isUsable, advice }) => {
    const value = content[name];
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || isUsable(text)
      ? []
      : [{ path: [name], message: `This is “${text.slice(0, maxShown)}”, which ${advice}` }];
  });
}

function fieldsOf(kind: ContentKind, { timeZone }: Readonly<Record<string, unknown>>): readonly ContactField[] {
  if (kind === 'settings') return [email];
  if (kind !== 'restaurants') return [];
  // Postcodes of other countries look different.
  const isBritish = typeof timeZone !== 'string' || timeZone === '' || timeZone === 'Europe/London';
  return isBritish ? [...ofRestaurant, postcode] : ofRestaurant;
}
