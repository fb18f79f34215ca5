import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { readPounds } from '../fields/read-pounds.ts';
import { findByName } from '../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

const penceNames = ['pricePence', 'priceInPence', 'amountInPence', 'amountPence', 'pence', 'centAmount'];
const poundsNames = ['priceInPounds', 'amountInPounds', 'pounds'];
const amountNames = ['amount', 'value', 'price', 'gross', 'total', 'formatted', 'display'];
const flagNames = ['minorUnits', 'isMinorUnits', 'inPence', 'isPence'];
const unitNames = ['unit', 'units', 'denomination'];

/**
 * The price of an entry in pence, stated as an amount or as an object. Nothing if it is not certain: a whole number is
 * read only if its name or its object says that it is in pence, and other currencies are not.
 */
export function mapPrice(entry: Fields): Fields {
  const { pricePence } = entry;
  if (!isBlank(pricePence) && !isRecord(pricePence)) return {};
  const stated = [pricePence, ...['price', 'priceInPounds', 'priceInPence'].map((name) => findByName(entry, [name]))];
  const object = stated.find(isRecord);
  const found = readObject(object ?? pick(entry, ['price', 'priceInPounds', 'priceInPence', 'currency']));
  return found === undefined ? {} : { pricePence: found };
}

/** The price of an entry as it is stated, under any of its names. */
export const statedPrice = (entry: Fields): unknown => findByName(entry, ['price', 'priceInPounds', 'priceInPence']);

const pick = (entry: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, findByName(entry, [name])]));

const readWhole = (value: unknown): number | undefined =>
  (typeof value === 'number' || typeof value === 'string') && /^\d{1,7}$/.test(String(value).trim())
    ? Number(value)
    : undefined;

/** A small number states how many decimals a currency has. */
const readMinorUnits = (value: unknown): number | undefined => {
  const whole = readWhole(value);
  return whole !== undefined && whole > 4 ? whole : undefined;
};

const readPoundsOnly = (value: unknown): number | undefined => {
  const whole = readWhole(value);
  return whole === undefined ? readPounds(value) : whole * 100;
};

function readObject(price: Fields): number | undefined {
  const values = (names: readonly string[]): readonly unknown[] => names.map((name) => findByName(price, [name]));
  const [currency] = values(['currency']);
  if (!isBlank(currency) && !/^\s*(gbp|£)\s*$/i.test(String(currency))) return undefined;
  const isMinor =
    values(flagNames).includes(true) ||
    values(unitNames).some((unit) => /^(pence|penny|minor|minor ?units?)$/i.test(String(unit)));
  const amounts = values(amountNames).filter((amount) => !isBlank(amount));
  const read = [
    ...values(penceNames).map(readWhole),
    ...values(['minorUnits']).map(readMinorUnits),
    ...values(poundsNames).map(readPoundsOnly),
    ...amounts.map((amount) => (isMinor ? readWhole(amount) : readPounds(amount))),
  ].filter((pence) => pence !== undefined);
  // Amounts that disagree, such as 12 and 50 pence, mean that one of them is not the price.
  const [pence, other] = new Set(read);
  const agree = (amount: unknown): boolean =>
    readPounds(amount) === pence || readWhole(amount) === pence || readPoundsOnly(amount) === pence;
  return other === undefined && pence !== undefined && amounts.every(agree) ? pence : undefined;
}
