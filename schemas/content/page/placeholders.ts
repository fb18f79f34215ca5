/**
 * What a text may name in braces, because one page serves many addresses: `Round the corner in {city}`. The site fills
 * in what the address is about.
 */
export const placeholderNames = ['restaurant', 'city', 'menu', 'offer', 'job'] as const;

export type PageName = (typeof placeholderNames)[number];

/** The names that one address can fill in; a page about no restaurant has no name of one. */
export type PlaceholderValues = { readonly [Name in PageName]?: string | undefined };

const isPageName = (word: string): word is PageName => placeholderNames.some((name) => name === word);

/** The text with its names filled in. A name that is unknown, or that nothing fills, stays as it is written. */
export function interpolateText(text: string, names: PlaceholderValues, onLeft?: (name: string) => void): string {
  return text.replace(/\{([a-z]{1,40})\}/g, (whole, word: string) => {
    const name = isPageName(word) ? names[word] : undefined;
    if (name === undefined) onLeft?.(word);
    return name ?? whole;
  });
}
