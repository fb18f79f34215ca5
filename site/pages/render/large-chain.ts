import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { job } from '#schemas/domain/job/job.ts';
import { type Menu, menuReply } from '#schemas/domain/menu/menu.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Every entry in turn, with the number of its copy, until there are `count`. */
const repeat = <Entry, Copy>(
  entries: readonly Entry[],
  count: number,
  copy: (entry: Entry, round: number) => Copy,
): Copy[] =>
  Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length];
    if (entry === undefined) throw new Error('There is nothing to repeat.');
    return copy(entry, Math.floor(index / entries.length));
  });

/** So many restaurants, made from the demo’s. Each copy of the chain is in towns of its own, a little further north. */
export function createManyRestaurants(count: number): readonly Restaurant[] {
  const parsed = demoData.restaurants.map((each) => restaurant.parse(each));
  return repeat(parsed, count, (each, round) => ({
    ...each,
    storeId: `${each.storeId}${String(round).padStart(3, '0')}`,
    slug: `${each.slug}-${round}`,
    city: `${each.city}-${round}`,
    cityName: `${each.cityName ?? each.city} ${round}`,
    title: `${each.title} ${round}`,
    lat: each.lat === undefined ? undefined : each.lat + round / 200,
  }));
}

/** So many open vacancies, made from the demo’s. */
export function createManyJobs(count: number): readonly Job[] {
  const parsed = demoData.jobs.map((each) => job.parse(each));
  return repeat(parsed, count, (each, round) => ({
    ...each,
    job_id: `${each.job_id}-${round}`,
    name: `${each.name} ${round}`,
    validThrough: '2026-12-31',
  }));
}

/** The demo’s main menu, its sections repeated until it has at least so many dishes. */
export function createLongMenu(dishCount: number): Menu {
  const menu = menuReply.parse(demoData.menus[0]);
  const dishes = menu.sections.reduce((sum, { items }) => sum + items.length, 0);
  const rounds = Array.from({ length: Math.ceil(dishCount / dishes) }, (_, round) => round);
  const sections = rounds.flatMap((round) =>
    menu.sections.map((section) => ({
      ...section,
      id: `${section.id}-${round}`,
      name: `${section.name} ${round}`,
      items: section.items.map((dish) => ({ ...dish, id: `${dish.id}-${round}` })),
    })),
  );
  return { ...menu, sections };
}
