import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../mapping.ts';

const kilometresPerMile = 1.609344;

/** A distance as `milesValue`: a number of miles, or a text with its unit such as “3 km”. “m” could be either unit. */
export function mapDistance(json: unknown): unknown {
  const stated = isRecord(json) ? findByName(json, ['milesValue', 'miles', 'text']) : json;
  const milesValue = typeof stated === 'number' ? stated : readMiles(stated);
  return milesValue === undefined ? json : { milesValue };
}

function readMiles(stated: unknown): number | undefined {
  const pattern = /^(\d{1,6}(?:\.\d{1,10})?)\s*(?:(miles?|mi)|(km|kilomet(?:re|er)s?))?\.?(?:\s+away)?$/i;
  const [, amount, , kilometres] = (typeof stated === 'string' && pattern.exec(stated.trim())) || [];
  return amount === undefined ? undefined : Number(amount) / (kilometres ? kilometresPerMile : 1);
}
