import { z } from 'zod';
import { type MediaVariant, mediaVariant } from '#schemas/content/media/media.ts';

/** Descriptions of media in content. */
export interface MediaWords {
  /** By URL; the first description found is used. */
  readonly mentions: ReadonlyMap<string, { readonly alt?: string; readonly variants?: MediaVariant[] }>;
  /** URLs of images that are variants of another image. */
  readonly smaller: ReadonlySet<string>;
}

/** Images have an alternative text, videos a label. */
const shown = z.object({
  url: z.string(),
  alt: z.string().trim().nullish().catch(undefined),
  label: z.string().trim().nullish().catch(undefined),
  variants: z.array(mediaVariant).nullish().catch(undefined),
});

/** Collects media descriptions from parsed content of any shape. */
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
