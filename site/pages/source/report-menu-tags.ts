import { LRUCache } from 'lru-cache';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { contradictedTags, describeContradiction } from '#schemas/domain/menu/dietary-claims.ts';
import type { SiteLog } from '#site/operations/site-log.ts';
import type { ContentSource } from './content-source.ts';

/** Logs each menu tag that contradicts the allergen record of its dish, once. Blocks do not show such tags. */
export function reportMenuTags<Source extends Pick<ContentSource, 'menu'>>(source: Source, log: SiteLog): Source {
  const reported = new LRUCache<string, true>({ max: 10_000 });
  return {
    ...source,
    async menu(id: string) {
      const menu = await source.menu(id);
      for (const contradiction of menu ? contradictedTags(menu) : []) {
        const { path, dish, tag } = contradiction;
        const name = `${id} ${dish} ${tag}`;
        if (reported.has(name)) continue;
        reported.set(name, true);
        log({
          level: 'warning',
          event: 'menu-tag-contradicts-allergens',
          field: `${id}.${formatPath(path)}`,
          message: describeContradiction(contradiction),
        });
      }
      return menu;
    },
  };
}
