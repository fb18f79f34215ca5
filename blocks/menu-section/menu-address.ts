interface Choice {
  /** Slugs of dietary tags. */
  readonly diet: readonly string[];
  /** Allergens that dishes are left out for. */
  readonly avoid: readonly string[];
  /** What dishes are looked for by. */
  readonly words: readonly string[];
  /** Whether energy is shown. */
  readonly kcal: boolean;
}

/** The address of a menu as somebody chose to read it: the choice travels in it, so it can be shared and needs no script. */
export function menuAddress(path: string, key: string, { diet, avoid, words, kcal }: Choice): string {
  const query = new URLSearchParams([
    ...diet.map((slug) => ['diet', slug]),
    ...avoid.map((name) => ['avoid', name]),
    ...(words.length > 0 ? [['q', words.join(' ')]] : []),
    ...(kcal ? [] : [['kcal', 'hide']]),
  ]).toString();
  return `${path}${query && `?${query}`}#${key}`;
}
