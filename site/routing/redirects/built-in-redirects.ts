import type { Configuration } from '#schemas/configuration/configuration.ts';
import { fixedRedirects } from '#schemas/content/page/fixed-redirects.ts';
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
  return [
    ...fixedRedirects.map(({ from, to }) => redirectTo(to)(from)),
    ...(input.localBookNow ? [] : ['/book-now', '/booking'].map(redirectTo('/#booking'))),
    redirectTo('/offers')(`/${input.brandSlug}-offers-and-promotions`),
    ...input.bookNowRedirectSlugs.map((slug) =>
      redirectTo(`/restaurants/${slug}#booking`)(`/restaurants/${slug}/book-now`),
    ),
    redirectTo('/', true)(input.emailProtectionPath),
    ...input.menuItemPrefixes.map(redirectTo('/menu', true, true)),
    redirectTo('/')('/home'),
  ];
}
