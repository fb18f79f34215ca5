import { z } from 'zod';
import { type MediaVariant, mediaVariant } from '#schemas/content/media/media.ts';

/** Descriptions of media in content. */
export interface MediaDescriptions {
  /** By URL; the first description found is used. */
  readonly descriptions: ReadonlyMap<string, { readonly alt?: string; readonly variants?: MediaVariant[] }>;
  /** URLs of images that are variants of another image. */
  readonly variantUrls: ReadonlySet<string>;
}

/** Images have an alternative text, videos a label. */
const mediaReference = z.object({
  url: z.string(),
  alt: z.string().trim().nullish().catch(undefined),
  label: z.string().trim().nullish().catch(undefined),
  variants: z.array(mediaVariant).nullish().catch(undefined),
});

/** Collects media descriptions from parsed content of any shape. */
export function collectMediaDescriptions(contents: readonly unknown[]): MediaDescriptions {
  const descriptions = new Map<string, { alt?: string; variants?: MediaVariant[] }>();
  const variantUrls = new Set<string>();
  const rest: unknown[] = [...contents].reverse();
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== 'object' || value === null) continue;
    const reference = Array.isArray(value) ? undefined : mediaReference.safeParse(value).data;
    if (reference) {
      const { url, alt, label, variants } = reference;
      const description = alt || label;
      descriptions.set(url, {
        ...(description && { alt: description }),
        ...(variants && { variants }),
        ...descriptions.get(url),
      });
      for (const variant of variants ?? []) if (variant.url !== url) variantUrls.add(variant.url);
    }
    rest.push(...Object.values(value).reverse());
  }
  return { descriptions, variantUrls };
}
