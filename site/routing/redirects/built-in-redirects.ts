import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { Redirect } from './redirect-table.ts';

type BuiltInInput = Pick<
  Configuration,
  'brandSlug' | 'menuItemPrefixes' | 'localBookNow' | 'bookNowRedirectSlugs' | 'emailProtectionPath'
>;

const redirectTo =
  (to: string, prefix = false, isPartial = false) =>
  (from: string): Redirect => ({ from, to, prefix, isPartial });

/** The redirects of every chain. The content service’s settings add more. */
export function builtInRedirects(input: BuiltInInput): Redirect[] {
  const booking = ['/book', '/book-now', '/booking', '/book-a-table'].map(redirectTo('/#booking'));
  return [
    ...(input.localBookNow ? booking.filter(({ from }) => from !== '/book-now' && from !== '/booking') : booking),
    ...['/allergens/allergens.pdf', '/menu/allergen.pdf'].map(redirectTo('/menu')),
    ...['/terms', '/menu-terms-and-conditions'].map(redirectTo('/terms-and-conditions')),
    redirectTo('/sign-up')('/signup'),
    redirectTo('/privacy-policy')('/privacy'),
    redirectTo('/offers')('/offer'),
    redirectTo('/offers')(`/${input.brandSlug}-offers-and-promotions`),
    ...input.bookNowRedirectSlugs.map((slug) =>
      redirectTo(`/restaurants/${slug}#booking`)(`/restaurants/${slug}/book-now`),
    ),
    redirectTo('/', true)(input.emailProtectionPath),
    ...input.menuItemPrefixes.map(redirectTo('/menu', true, true)),
    redirectTo('/')('/home'),
  ];
}
