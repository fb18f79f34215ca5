import type { z } from 'zod';
import type { Repair } from '#schemas/content/field/repair/repair-value.ts';
import { changeTexts } from './change-texts.ts';
import { readMarkup } from './read-markup.ts';
import { type MediaOptions, readMediaAddress } from './read-media-address.ts';

/**
 * Reads markup in fields that take plain text, and completes the addresses of images and videos. Paths are completed
 * without a repair, because they are not mistakes.
 */
export function repairTexts(
  schema: z.ZodType,
  value: unknown,
  media: MediaOptions | undefined,
): { readonly value: unknown; readonly repairs: readonly Repair[] } {
  const repairs: Repair[] = [];
  const changed = changeTexts(schema, value, (kind, text, path) => {
    const next = kind === 'plain' ? readMarkup(text) : media ? readMediaAddress(text, media) : text;
    const message = kind === 'plain' ? 'must be text without markup' : 'must be an https address';
    const isMistake = next !== text && (kind === 'plain' || /^http:/i.test(text));
    if (isMistake) repairs.push({ path, cause: path, kind: 'converted', message, received: text });
    return next;
  });
  return { value: changed, repairs };
}
