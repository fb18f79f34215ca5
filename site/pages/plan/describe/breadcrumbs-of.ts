import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { jobPath } from '#schemas/domain/job/job-path.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
import type { FoundSubject } from '../../resolve/resolve-route.ts';

/** A step from the home page to a page. */
export interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

const home: Breadcrumb = { name: 'Home', path: '/' };
const restaurants: Breadcrumb = { name: 'Restaurants', path: '/restaurants' };
const menus: Breadcrumb = { name: 'Menus', path: '/menu' };

/** The breadcrumbs of pages below a list: restaurants, menus, offers and jobs. Empty for other pages. */
export function breadcrumbsOf({ area, restaurant, cityName, menu, offer, job }: FoundSubject): readonly Breadcrumb[] {
  if (area.kind === 'home') return [];
  if (restaurant && area.kind === 'restaurant') {
    const path = restaurantPath(area);
    const restaurantSteps = [home, restaurants, { name: restaurant.title, path }];
    return menu
      ? [
          ...restaurantSteps,
          { name: 'Menus', path: `${path}/menu` },
          { name: menu.name, path: `${path}/menu/${menu.id}` },
        ]
      : restaurantSteps;
  }
  if (area.kind === 'city' && !menu)
    return [home, restaurants, { name: cityName ?? area.city, path: `/restaurants/${area.city}` }];
  if (menu) return [home, menus, { name: menu.name, path: `/menu/${menu.id}` }];
  if (offer) return [home, { name: 'Offers', path: '/offers' }, { name: offer.title, path: offerPath(offer.id) }];
  if (job) return [home, { name: 'Careers', path: '/careers' }, { name: job.name, path: jobPath(job.job_id) }];
  return [];
}
