interface NamedRestaurant {
  readonly brand: string;
  readonly restaurant: { readonly title: string } | undefined;
}

/** Whether a restaurant's own title already says which chain it belongs to: `Pandan Row Soho`, `PANDAN ROW: Soho`. */
export function beginsWithBrand(title: string, brand: string): boolean {
  const rest = title.slice(brand.length);
  return brand !== '' && title.toLowerCase().startsWith(brand.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(rest);
}

/** The chain's name followed by the restaurant's own, with the chain's name once. */
export function formatRestaurantName({ brand, restaurant }: NamedRestaurant): string {
  const title = restaurant?.title ?? '';
  return beginsWithBrand(title, brand) ? title : [brand, title].filter(Boolean).join(' ');
}
