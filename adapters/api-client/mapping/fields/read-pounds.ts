/** Digits with two decimals after a point or a comma, which can have commas between thousands before a point. */
const decimals = String.raw`\d{1,4}[.,]\d{1,2}|\d,\d{3}\.\d{1,2}`;
const amount = String.raw`${decimals}|\d{1,4}|\d,\d{3}`;
const forms = [
  new RegExp(`^(?:£|GBP)\\s*(${amount})$`, 'i'),
  new RegExp(`^(${amount})\\s*(?:£|GBP|pounds?)$`, 'i'),
  new RegExp(`^£\\s*(${amount})\\s*GBP$`, 'i'),
  new RegExp(`^(${decimals})$`),
];

/**
 * An amount in pounds, in pence: one with decimals, a pound sign or the currency, such as “16,50” and “16.50 GBP”. 25 alone
 * could be pounds or pence, so it is undefined.
 */
export function readPounds(value: unknown): number | undefined {
  const text = String(value ?? '').trim();
  const stated = forms.map((form) => form.exec(text)?.[1]).find((found) => found !== undefined);
  return stated === undefined ? undefined : Math.round(Number(withPoint(stated)) * 100);
}

/** A comma before one or two digits at the end is a decimal point; one before three separates thousands. */
const withPoint = (amount: string): string => amount.replace(/,(?=\d{1,2}$)/, '.').replace(',', '');
