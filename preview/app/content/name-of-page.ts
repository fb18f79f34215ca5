import type { ContentKind } from '#schemas/api/content/content-kind.ts';

/**
 * The name of a page for editors. The title of a template has placeholders, which are written in words: “Menus in
 * {restaurant}” is “Menus in a restaurant”.
 */
export function nameOfPage(title: string): string {
  const [, only] = /^\{(\w+)\}$/.exec(title) ?? [];
  if (only !== undefined) return `Template of ${only} pages`;
  const text = title.replace(/\{(\w+)\}/g, (_, word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`);
  return text === title ? title : text.charAt(0).toUpperCase() + text.slice(1);
}

interface NamedContent {
  readonly kind: ContentKind | 'page' | 'media';
  readonly id: string;
  readonly name?: string | undefined;
}

/** The name of any content for editors; its id if it has none. */
export const nameOfContent = ({ kind, id, name = id }: NamedContent): string =>
  kind === 'page' ? nameOfPage(name) : name;
