import type { ItemContent } from '#preview/app/api/content.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** A stored item as it is edited. */
export const readItem = (stored: unknown): ItemContent => (isRecord(stored) ? stored : {});
