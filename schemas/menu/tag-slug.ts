import { foldText } from '../field/fold-text.ts';
import type { Menu } from './menu.ts';
import { compareTags } from './tag-order.ts';

/** A dietary tag of a menu, and the word for it in addresses. */
export interface MenuTag {
  readonly name: string;
  readonly slug: string;
}

/** The word for a tag in addresses: “Bún chay (vegan)” is `bun-chay-vegan`. Names that differ in signs or accents alone share one. */
export const tagSlug = (name: string): string =>
  foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The tags that dishes of a menu carry, in the order in which diners look for them. */
export function tagsOf({ sections }: Pick<Menu, 'sections'>): readonly MenuTag[] {
  const tags = new Map<string, MenuTag>();
  for (const { name } of sections.flatMap(({ items }) => items).flatMap(({ dietaryTags }) => dietaryTags)) {
    const slug = tagSlug(name);
    if (slug !== '' && !tags.has(slug)) tags.set(slug, { name, slug });
  }
  return [...tags.values()].sort((one, other) => compareTags(one.slug, other.slug));
}
