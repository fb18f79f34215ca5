import { z } from 'zod';
import { type MediaVariant, mediaVariant } from '#schemas/content/media/media.ts';

/** What content says of its pictures and films. */
export interface MediaWords {
  /** By address, the first that was found. */
  readonly mentions: ReadonlyMap<string, { readonly alt?: string; readonly variants?: MediaVariant[] }>;
  /** Addresses that are a size of another picture. */
  readonly smaller: ReadonlySet<string>;
}

/** A picture has a text alternative, a film a label: both say what is to be seen. */
const shown = z.object({
  url: z.string(),
  alt: z.string().trim().nullish().catch(undefined),
  label: z.string().trim().nullish().catch(undefined),
  variants: z.array(mediaVariant).nullish().catch(undefined),
});

/** Walks through parsed content of any form and gathers what it says of pictures and films. */
export function wordsInContent(contents: readonly unknown[]): MediaWords {
  const mentions = new Map<string, { alt?: string; variants?: MediaVariant[] }>();
  const smaller = new Set<string>();
  const rest: unknown[] = [...contents].reverse();
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    const picture = Array.isArray(value) ? undefined : shown.safeParse(value).data;
    if (picture) {
      const { url, alt, label, variants } = picture;
      const words = alt || label;
      mentions.set(url, { ...(words && { alt: words }), ...(variants && { variants }), ...mentions.get(url) });
      for (const variant of variants ?? []) if (variant.url !== url) smaller.add(variant.url);
    }
    rest.push(...Object.values(value).reverse());
  }
  return { mentions, smaller };
}
