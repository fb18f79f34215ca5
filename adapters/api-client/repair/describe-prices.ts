import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { statedPrice } from '../mapping/menu/map-price.ts';
import { describeId, describeReceived } from './describe-repairs.ts';

/** The maximum number of further values that are named. */
const maxOthers = 4;

interface UnknownPrice {
  readonly path: readonly PathStep[];
  readonly text: string;
}

/** Describes the prices of a menu that are stated and not read, as one line, because all of them can be. */
export function describePrices(menu: unknown): readonly string[] {
  if (!isRecord(menu) || !Array.isArray(menu.sections)) return [];
  const prices = pricesIn(menu.sections, ['sections']);
  const [first] = prices;
  if (!first) return [];
  const others = [...new Set(prices.map(({ text }) => text))].filter((text) => text !== first.text).slice(0, maxOthers);
  const more = prices.length - 1;
  const rest = more === 0 ? '' : ` (and ${more} more${others.length > 0 ? `, such as ${others.join(', ')}` : ''})`;
  return [`${formatPath(first.path)} (menu ${describeId(menu.id)}): ${first.text} is not read as a price${rest}`];
}

function pricesIn(value: unknown, path: readonly PathStep[]): readonly UnknownPrice[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown, at) => pricesIn(each, [...path, at]));
  if (!isRecord(value)) return [];
  const stated = isBlank(value.pricePence) ? statedPrice(value) : undefined;
  return [
    ...(stated === undefined ? [] : [{ path: [...path, 'price'], text: describeReceived(stated) }]),
    ...pricesIn(value.items, [...path, 'items']),
  ];
}
