import { shorten } from '#preview/review/values/shorten.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { FieldOf } from '../../describe-field.ts';

const maxLength = 60;

/** Whether the entries of a list are redirects. */
export const areRedirects = ({ fields }: FieldOf<'object'>): boolean =>
  ['from', 'to', 'prefix'].every((name) => fields.some((each) => each.name === name));

/** “/old → /new · This address only”; undefined if a redirect has no old address. */
export function describeRedirect(entry: unknown): string | undefined {
  if (!isRecord(entry) || !isWritten(entry.from)) return undefined;
  const { from, to, prefix } = entry;
  const addresses = [from, isWritten(to) ? to : '?'].map((address) => shorten(address.trim(), maxLength)).join(' → ');
  return `${addresses} · ${prefix === true ? 'With all addresses below' : 'This address only'}`;
}

const isWritten = (address: unknown): address is string => typeof address === 'string' && address.trim() !== '';
