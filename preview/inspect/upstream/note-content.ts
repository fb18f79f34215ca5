import { formatPath } from '#schemas/content/problem/problem.ts';
import { contradictedTags, describeContradiction } from '#schemas/domain/menu/dietary-claims.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import type { Described, Note } from './note-reply.ts';

/** The sections of a menu, and the tags that are not shown. */
export const describeMenu = (menu: Menu): Described => ({
  count: menu.sections.length,
  notes: contradictedTags(menu).map((each) => ({
    text: `${formatPath(each.path)}: ${describeContradiction(each)}`,
    kind: 'loss',
  })),
});

export const describeRestaurants = ({ restaurants }: { readonly restaurants: readonly Restaurant[] }): Described => ({
  count: restaurants.length,
  notes: restaurants.flatMap((restaurant) => noteHours(restaurant, `the restaurant ${restaurant.storeId}`)),
});

export const describeRestaurant = (restaurant: Restaurant): Described => ({ notes: noteHours(restaurant, 'it') });

/** The days of a week with hours for which no hours were read. */
function noteHours({ openingTimes }: Restaurant, subject: string): readonly Note[] {
  const missing = openingTimes ? weekdays.filter((day) => !openingTimes[day]) : [];
  return missing.length === 0
    ? []
    : [{ text: `openingTimes: ${subject} has no hours that can be read for ${missing.join(', ')}`, kind: 'loss' }];
}
