import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { findByName } from '../../mapping.ts';
import { toName } from '../../names-and-ids.ts';

/** Links in a list, one alone, or links or addresses by name: `{ facebook: 'https://…' }`. */
export function listLinks(json: unknown): unknown {
  if (!isRecord(json)) return json;
  if (findByName(json, ['linkText', 'linkUrl']) !== undefined) return [json];
  const entries = Object.entries(json).filter(([, value]) => !isBlank(value));
  const [only] = entries;
  if (only && entries.length === 1 && Array.isArray(only[1])) return only[1];
  return entries.map(([name, value]) => ({
    ...(/[a-z]/i.test(name) && { linkText: toName(name) }),
    ...(isRecord(value) ? value : { linkUrl: value }),
  }));
}
