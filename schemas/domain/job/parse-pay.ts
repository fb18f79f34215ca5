/** Pay in pounds. `to` is absent if a single amount is advertised. */
export interface Pay {
  readonly from: number;
  readonly to?: number | undefined;
  readonly per: 'hour' | 'day' | 'week' | 'month' | 'year';
}

const amount = String.raw`£(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?`;
const advertised = new RegExp(
  String.raw`^${amount}(?:\s*(?:–|-|to)\s*${amount})?\s+(?:per|an?)\s+(hour|day|week|month|year|annum)\b`,
  'i',
);

/** Parses advertised pay such as “£46,000–£52,000 per year”; undefined for text without a plain amount per period. */
export function parsePay(text: string): Pay | undefined {
  const match = advertised.exec(text.trim());
  if (!match) return undefined;
  const [, from = '', pence = '', most, mostPence = '', time = ''] = match;
  const per = times.find((each) => each === time.toLowerCase()) ?? 'year';
  const pounds = (whole: string, rest: string): number => Number(whole.replaceAll(',', '') + rest);
  return { from: pounds(from, pence), ...(most !== undefined && { to: pounds(most, mostPence) }), per };
}

const times = ['hour', 'day', 'week', 'month', 'year'] as const;
