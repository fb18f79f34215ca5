import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { Redirect } from './redirect-table.ts';

type BuiltInInput = Pick<
  Configuration,
  'brandSlug' | 'menuItemPrefixes' | 'localBookNow' | 'bookNowRedirectSlugs' | 'emailProtectionPath'
>;

const leads =
  (to: string, prefix = false, bare = false) =>
  (from: string): Redirect => ({ from, to, prefix, bare });

/** The redirects of every chain. The content service’s settings add more. */
export function builtInRedirects(input: BuiltInInput): Redirect[] {
  const booking = ['/book', '/book-now', '/booking', '/book-a-table'].map(leads('/#booking'));
  return [
    ...(input.localBookNow ? booking.filter(({ from }) => from !== '/book-now' && from !== '/booking') : booking),
    ...['/allergens/allergens.pdf', '/menu/allergen.pdf'].map(leads('/menu')),
    ...['/terms', '/menu-terms-and-conditions'].map(leads('/terms-and-conditions')),
    leads('/sign-up')('/signup'),
    leads('/privacy-policy')('/privacy'),
    leads('/offers')('/offer'),
    leads('/offers')(`/${input.brandSlug}-offers-and-promotions`),
    ...input.bookNowRedirectSlugs.map((slug) => leads(`/restaurants/${slug}#booking`)(`/restaurants/${slug}/book-now`)),
    leads('/', true)(input.emailProtectionPath),
    ...input.menuItemPrefixes.map(leads('/menu', true, true)),
    leads('/')('/home'),
  ];
}
