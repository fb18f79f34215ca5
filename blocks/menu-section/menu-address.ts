interface Choice {
  /** Slugs of dietary tags. */
  readonly diet: readonly string[];
  /** Allergens to exclude. */
  readonly avoid: readonly string[];
  /** Search terms. */
  readonly words: readonly string[];
  /** Whether energy (kcal) is shown. */
  readonly kcal: boolean;
}

/** Builds the address of a menu with its filters, so that it works without script and can be shared. */
export function menuAddress(path: string, key: string, { diet, avoid, words, kcal }: Choice): string {
  const query = new URLSearchParams([
    ...diet.map((slug) => ['diet', slug]),
    ...avoid.map((name) => ['avoid', name]),
    ...(words.length > 0 ? [['q', words.join(' ')]] : []),
    ...(kcal ? [] : [['kcal', 'hide']]),
  ]).toString();
  return `${path}${query && `?${query}`}#${key}`;
}
