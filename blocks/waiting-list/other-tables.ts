import { stepAddress } from '#blocks/booking/journey/history/journey-address.ts';
import type { WaitedTable } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { FormLink } from '#schemas/forms/_shared/form-state.ts';

type Place = Pick<Restaurant, 'slug' | 'title' | 'postcode'>;

/**
 * Where a diner who waits can look meanwhile: at the other times of the day, at other days if the whole day is full, and at
 * the restaurants nearby. Pure.
 */
export function listOtherTables({ slug, title, postcode }: Place, table: WaitedTable): readonly FormLink[] {
  const { date, occasionId, adults, children, menuId, meal } = table;
  const nearby = new URLSearchParams({
    near: postcode ?? title,
    date,
    adults: String(adults),
    ...(children > 0 && { children: String(children) }),
  });
  return [
    {
      text: meal ? 'See all times of that day' : 'Choose another day',
      url: stepAddress({ path: `/booking/${slug}` }, meal ? 'time' : 'party', {
        date,
        occasionId,
        adults,
        children,
        menuId,
      }),
    },
    { text: 'See restaurants nearby', url: `/booking/choose?${nearby}` },
  ];
}
