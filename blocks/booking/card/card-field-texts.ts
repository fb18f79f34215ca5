import type { CardFieldName } from './card-source.ts';

interface CardFieldText {
  readonly label: string;
  readonly hint?: string;
  readonly missing: string;
  readonly invalid: string;
}

/** The label, hint and error messages of each card field. */
export const cardFieldTexts: Readonly<Record<CardFieldName, CardFieldText>> = {
  cardholderName: {
    label: 'Name on the card',
    missing: 'Enter the name on the card',
    invalid: 'Enter the name as it stands on the card',
  },
  number: {
    label: 'Card number',
    missing: 'Enter the card number',
    invalid: 'Enter the whole card number, as it stands on the card',
  },
  expirationDate: {
    label: 'Expiry date',
    hint: 'Month and year, like 09/29',
    missing: 'Enter the expiry date',
    invalid: 'Enter an expiry date that is still to come, like 09/29',
  },
  cvv: {
    label: 'Security code',
    hint: 'Three or four digits',
    missing: 'Enter the security code',
    invalid: 'Enter all three or four digits of the security code',
  },
};
