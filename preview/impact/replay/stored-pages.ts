/** A stored page with its tiles. */
export interface StoredPage {
  /** The page’s id, with “(draft)” for a draft; `restaurant/<slug>` for the hero tiles of a restaurant’s page. */
  readonly id: string;
  readonly page: unknown;
  readonly rawTiles: readonly unknown[];
}

interface StoredContentInput {
  readonly pages: readonly { readonly id: string; readonly published?: unknown; readonly draft?: unknown }[];
  readonly restaurants: readonly unknown[];
}

const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, field)?.value : undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const toStoredPage = (id: string, page: unknown): StoredPage => ({
  id,
  page,
  rawTiles: listOf(fieldOf(page, 'tiles')),
});

/** All content of a service that contains tiles. A draft is included only if it differs from the published page. */
export const storedPages = ({ pages, restaurants }: StoredContentInput): readonly StoredPage[] => [
  ...pages.flatMap(({ id, published, draft }) => [
    ...(published == null ? [] : [toStoredPage(id, published)]),
    ...(draft == null || JSON.stringify(draft) === JSON.stringify(published)
      ? []
      : [toStoredPage(`${id} (draft)`, draft)]),
  ]),
  ...restaurants.flatMap((restaurant) => {
    const [slug, tiles] = [String(fieldOf(restaurant, 'slug')), listOf(fieldOf(restaurant, 'heroTiles'))];
    return tiles.length === 0
      ? []
      : [toStoredPage(`restaurant/${slug}`, { id: `restaurant-${slug}`, title: slug, tiles })];
  }),
];
