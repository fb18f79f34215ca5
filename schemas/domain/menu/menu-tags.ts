import { reliableTags } from './dietary-claims.ts';
import type { Menu } from './menu.ts';
import { compareTags } from './tag-order.ts';
import { tagSlug } from './tag-slug.ts';

/** A dietary tag of a menu and its slug. */
export interface MenuTag {
  readonly name: string;
  readonly slug: string;
}

/** The tags by which a menu can be filtered, in display order. */
export function getMenuTags({ sections }: Pick<Menu, 'sections'>): readonly MenuTag[] {
  const tags = new Map<string, MenuTag>();
  for (const { name } of sections.flatMap(({ items }) => items).flatMap(reliableTags)) {
    const slug = tagSlug(name);
    if (slug !== '' && !tags.has(slug)) tags.set(slug, { name, slug });
  }
  return [...tags.values()].sort((one, other) => compareTags(one.slug, other.slug));
}
