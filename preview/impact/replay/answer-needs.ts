import type { z } from 'zod';
import type { NeedPlan } from '#blocks/page-reader.ts';
import type { Answer, Answers } from '#renderer/needs/load-needs.ts';
import { needName } from '#renderer/needs/plan-needs.ts';
import type { Need, NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import { menu, menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

/** The data of a service besides its pages, as it is stored. */
export interface StoredData {
  readonly menus: readonly unknown[];
  readonly offers: readonly unknown[];
  readonly restaurants: readonly unknown[];
}

/** Answers a page’s needs from stored data, or from the data of the examples if nothing is stored. */
export const answerNeeds = ({ needs }: NeedPlan, data: StoredData): Answers =>
  new Map([...needs.values()].map((need) => [needName(need), answer(need, data)]));

function answer(need: Need, { menus, offers, restaurants }: StoredData): Answer {
  switch (need.source) {
    case 'menu':
      return read(need.source, menu, find(menus, 'id', need.id));
    case 'offer':
      return read(need.source, offerSchema, find(offers, 'id', need.slug));
    case 'restaurant':
      return read(need.source, restaurant, find(restaurants, 'slug', need.slug));
    case 'menus':
      return read(need.source, menuSummary.array(), some(menus));
    case 'offers':
      return read(need.source, offerSchema.array(), some(offers));
    case 'restaurants':
      return read(need.source, restaurant.array(), some(restaurants));
    default:
      return example(need.source);
  }
}

const example = (source: NeedSource): Answer => ({ ok: true, value: exampleData[source] });

const find = (stored: readonly unknown[], field: string, value: string): unknown =>
  stored.find(
    (raw) =>
      typeof raw === 'object' &&
      raw !== null &&
      Object.entries(raw).some(([name, own]) => name === field && own === value),
  );

const some = (stored: readonly unknown[]): unknown => (stored.length > 0 ? stored : undefined);

type Values = NeedValues[NeedSource];

function read(source: NeedSource, schema: z.ZodType<Values>, raw: unknown): Answer {
  if (raw === undefined) return example(source);
  const parsed = schema.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : unreadable(source);
}

const unreadable = (source: NeedSource): Answer => ({
  ok: false,
  reason: 'failed',
  message: `The ${source} does not match its schema.`,
});
