/**
 * The placeholders that texts and addresses of links can contain, because one page serves many addresses: `Round the corner
 * in {city}`. The site replaces them with values from the address.
 */
export const placeholderNames = ['restaurant', 'city', 'menu', 'offer', 'job'] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

/** The values that an address provides; `restaurant` is absent on a page that is not about a restaurant. */
export type PlaceholderValues = { readonly [Name in PlaceholderName]?: string | undefined };

const isPlaceholderName = (word: string): word is PlaceholderName => placeholderNames.some((name) => name === word);

/** Whether the path of a link contains a placeholder, so that it leads to another page at each address. */
export function hasPlaceholderInPath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  return placeholderNames.some((name) => path.includes(`{${name}}`));
}

/** Replaces the placeholders of a text. An unknown placeholder, or one without a value, is left as it is and reported. */
export function interpolateText(text: string, values: PlaceholderValues, onUnknown?: (name: string) => void): string {
  return text.replace(/\{([a-z]{1,40})\}/g, (whole, word: string) => {
    const name = isPlaceholderName(word) ? values[word] : undefined;
    if (name === undefined) onUnknown?.(word);
    return name ?? whole;
  });
}
