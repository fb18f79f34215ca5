import { dishParameter } from '#schemas/domain/menu/find-dish.ts';
import { sectionParameter } from '#schemas/domain/menu/shown-sections.ts';

interface MenuUrlOptions {
  /** Slugs of dietary tags. */
  readonly diet: readonly string[];
  /** Allergens to exclude. */
  readonly avoid: readonly string[];
  /** Search terms. */
  readonly searchTerms: readonly string[];
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
  /** The id of a further section of a long menu. */
  readonly section?: string | undefined;
  /** The id of the dish whose sheet is open. */
  readonly dish?: string | undefined;
}

/** Builds the address of a menu with its filters, so that it works without script and can be shared. */
export function buildMenuUrl(
  path: string,
  key: string,
  { diet, avoid, searchTerms, kcal, section, dish }: MenuUrlOptions,
): string {
  const query = new URLSearchParams([
    ...diet.map((slug) => ['diet', slug]),
    ...avoid.map((name) => ['avoid', name]),
    ...(searchTerms.length > 0 ? [['q', searchTerms.join(' ')]] : []),
    ...(kcal ? [] : [['kcal', 'hide']]),
    ...(section === undefined ? [] : [[sectionParameter, section]]),
    ...(dish === undefined ? [] : [[dishParameter, dish]]),
  ]).toString();
  return `${path}${query && `?${query}`}#${key}`;
}
