import { planNeeds, readPage } from '#blocks/page-reader.ts';
import { configuration } from '#schemas/configuration/configuration.ts';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { PageInput } from '#schemas/content/page/page.ts';
import { type Settings, settings } from '#schemas/content/settings/settings.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { PlannedError, PlannedPage } from '../pages/plan/planned-document.ts';

interface PlannedInput {
  readonly page?: Partial<PageInput>;
  readonly path?: string;
  /** Raw settings; the site name is added. */
  readonly settings?: object;
  /** Configuration values by name, as text. */
  readonly configuration?: Readonly<Record<string, string>>;
  readonly restaurant?: Restaurant | undefined;
  readonly now?: Date;
}

export const noon = new Date('2026-11-21T12:00:00Z');

export const settingsOf = (raw: object = {}): Settings => settings.parse({ siteName: 'Pandan Row', ...raw });

export const restaurantOf = (raw: object = {}): Restaurant =>
  restaurant.parse({ storeId: '1', slug: 'soho', city: 'london', title: 'Soho', lat: 51.5, lng: -0.1, ...raw });

/** A planned page for tests, parsed and planned by the production code. */
export function plannedPage(input: PlannedInput = {}): PlannedPage {
  const read = readPage({ id: 'home', title: 'Home', tiles: [], ...input.page });
  if (!read.ok) throw new Error('The example is not a page.');
  const now = input.now ?? noon;
  return {
    kind: 'page',
    status: 200,
    isComplete: true,
    settings: settingsOf(input.settings),
    layout: { configuration: configuration.parse(input.configuration ?? {}), now },
    head: { title: 'Home', canonical: 'https://site.example/', indexed: true, social: { title: 'Home' } },
    page: read.value,
    plan: planNeeds(
      read.value.tiles.map(({ tile }) => tile),
      {},
    ),
    answers: new Map(),
    context: {
      pageId: 'home',
      path: input.path ?? '/',
      now,
      area: { kind: 'home' },
      query: {},
      options: defaultOptions,
    },
    mode: 'public',
    problems: read.problems,
    restaurant: input.restaurant,
    parameters: new Set(),
    breadcrumbs: [],
    structuredData: [],
  };
}

/** A planned error page for tests. */
export const plannedError = (status: 404 | 500): PlannedError => ({
  kind: 'error',
  status,
  message: status === 404 ? 'This page could not be found' : 'Something went wrong.',
  settings: settingsOf(),
  layout: { configuration: configuration.parse({}), now: noon },
});
