import type { FoundSubject } from '../resolve/resolve-route.ts';

/** A step of the way from the home page to a page. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

const home: TrailStep = { name: 'Home', path: '/' };
const restaurants: TrailStep = { name: 'Restaurants', path: '/restaurants' };
const menus: TrailStep = { name: 'Menus', path: '/menu' };

/** The way to what lies below a list: restaurants, menus, offers and jobs. None for pages that stand by themselves. */
export function trailOf({ area, restaurant, cityName, menu, offer, job }: FoundSubject): readonly TrailStep[] {
  if (area.kind === 'home') return [];
  if (restaurant && area.kind === 'restaurant') {
    const path = `/restaurants/${area.city}/${area.slug}`;
    const house = [home, restaurants, { name: restaurant.title, path }];
    return menu
      ? [...house, { name: 'Menus', path: `${path}/menu` }, { name: menu.name, path: `${path}/menu/${menu.id}` }]
      : house;
  }
  if (area.kind === 'city' && !menu)
    return [home, restaurants, { name: cityName ?? area.city, path: `/restaurants/${area.city}` }];
  if (menu) return [home, menus, { name: menu.name, path: `/menu/${menu.id}` }];
  if (offer) return [home, { name: 'Offers', path: '/offers' }, { name: offer.title, path: `/offer/${offer.id}` }];
  if (job) return [home, { name: 'Careers', path: '/careers' }, { name: job.name, path: `/careers/job/${job.job_id}` }];
  return [];
}
