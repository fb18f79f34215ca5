import type { ItemContent } from '#preview/app/api/content.ts';
import { slugify } from '#preview/app/pages/slugify.ts';
import { valueAt } from '#preview/review/values/value-at.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { setAt } from '#schemas/content/set-at.ts';

const nameInList = /^(areas|occasions|menus|extras)\[(\d+)\]\.name$/;

/** The longest id that the API accepts. */
const maxLength = 60;

/**
 * Booking rules in which the entry whose name is at a path, such as `areas[0].name`, has an id made from that name. It is
 * made once: bookings refer to it, so it does not follow later changes of the name. Undefined if there is nothing to fill
 * in.
 */
export function fillEntryId(content: ItemContent, namePath: string): ItemContent | undefined {
  const [, list = '', at = ''] = nameInList.exec(namePath) ?? [];
  const stored = valueAt(content, [list]);
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const entry = entries[Number(at)];
  if (!isRecord(entry) || !isBlank(entry.id) || isBlank(entry.name)) return undefined;
  const taken = new Set(entries.map((each) => (isRecord(each) ? each.id : undefined)));
  const base =
    slugify(String(entry.name))
      .slice(0, maxLength - 4)
      .replace(/-$/, '') || list.replace(/s$/, '');
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  const filled = setAt(content, [list, Number(at), 'id'], id);
  return isRecord(filled) ? filled : undefined;
}
