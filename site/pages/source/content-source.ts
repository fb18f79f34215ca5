import type { PublishedPage } from '#schemas/api/content/content.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import type { ContentQueries } from '#schemas/sources/ports.ts';

/** The result of loading a page. `failed` is a technical error and does not mean that the page does not exist. */
export type PageAnswer =
  | { readonly kind: 'found'; readonly page: unknown }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly reason: string };

/** Where the site gets its content: what tiles need, and the pages and settings. */
export interface ContentSource extends ContentQueries {
  page(id: string): Promise<PageAnswer>;
  /** All published pages, templates included. */
  pages(): Promise<readonly PublishedPage[]>;
  settings(): Promise<Settings>;
}
