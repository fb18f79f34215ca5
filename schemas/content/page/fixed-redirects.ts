/** Redirects of every chain, whatever its configuration. They come before pages. */
export const fixedRedirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/book', to: '/#booking' },
  { from: '/book-a-table', to: '/#booking' },
  { from: '/allergens/allergens.pdf', to: '/menu' },
  { from: '/menu/allergen.pdf', to: '/menu' },
  { from: '/terms', to: '/terms-and-conditions' },
  { from: '/menu-terms-and-conditions', to: '/terms-and-conditions' },
  { from: '/signup', to: '/sign-up' },
  { from: '/privacy', to: '/privacy-policy' },
  { from: '/offer', to: '/offers' },
];
