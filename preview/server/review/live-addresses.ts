import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { defaultTemplates } from '#site/pages/source/templates/default-templates.ts';
import { pageAddresses } from './page-addresses.ts';

/** The addresses at which visitors see a page now: the published pages, and the built-in ones of the other addresses. */
export async function listLiveAddresses(source: ContentSource): Promise<string[]> {
  const [pages, restaurants, menus, offers, jobs] = await Promise.all([
    source.pages(),
    source.restaurants(),
    source.menus(undefined),
    source.offers(undefined),
    source.jobs(),
  ]);
  const ids = new Set([...pages.map(({ id }) => id), ...defaultTemplates.keys()]);
  const content = { restaurants, menus, offers, jobs };
  return [...ids]
    .filter((id) => !isPageWithoutAddress(id))
    .flatMap((id) => pageAddresses(id, content).map(({ path }) => path));
}
