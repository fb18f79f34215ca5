interface MenuUrlOptions {
  /** Slugs of dietary tags. */
  readonly diet: readonly string[];
  /** Allergens to exclude. */
  readonly avoid: readonly string[];
  /** Search terms. */
  readonly searchTerms: readonly string[];
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
}

/** Builds the address of a menu with its filters, so that it works without script and can be shared. */
export function buildMenuUrl(path: string, key: string, { diet, avoid, searchTerms, kcal }: MenuUrlOptions): string {
  const query = new URLSearchParams([
    ...diet.map((slug) => ['diet', slug]),
    ...avoid.map((name) => ['avoid', name]),
    ...(searchTerms.length > 0 ? [['q', searchTerms.join(' ')]] : []),
    ...(kcal ? [] : [['kcal', 'hide']]),
  ]).toString();
  return `${path}${query && `?${query}`}#${key}`;
}
