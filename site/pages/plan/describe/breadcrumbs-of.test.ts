import { describe, expect, it } from 'vitest';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurantOf } from '#site/layout/planned-example.ts';
import type { FoundSubject } from '../../resolve/resolve-route.ts';
import { breadcrumbsOf } from './breadcrumbs-of.ts';

const main = menu.parse({ id: 'main', name: 'Main menu', sections: [] });
const lunch = offerSchema.parse({ id: 'lunch', title: 'Lunch', description: 'x', termAndConditions: 'x' });
const runner = job.parse({ job_id: '7', name: 'Runner', position_unique_name: 'runner', category: 'Management' });

/** The breadcrumbs of a subject, each as its name and path. */
const stepsTo = (subject: Partial<FoundSubject>): string[] =>
  breadcrumbsOf({ kind: 'found', pageId: 'x', area: { kind: 'main' }, needs: {}, ...subject }).map(
    ({ name, path }) => `${name} ${path}`,
  );

describe('the breadcrumbs', () => {
  const soho = { restaurant: restaurantOf(), area: { kind: 'restaurant', city: 'london', slug: 'soho' } } as const;

  it('lead to a restaurant by its city and slug [route.restaurant]', () => {
    expect(stepsTo(soho)).toEqual(['Home /', 'Restaurants /restaurants', 'Soho /restaurants/london/soho']);
  });

  it('lead to a menu of its restaurant, or else of the chain [route.menu-links]', () => {
    expect(stepsTo({ ...soho, menu: main })).toEqual([
      'Home /',
      'Restaurants /restaurants',
      'Soho /restaurants/london/soho',
      'Menus /restaurants/london/soho/menu',
      'Main menu /restaurants/london/soho/menu/main',
    ]);
    const chain = ['Home /', 'Menus /menu', 'Main menu /menu/main'];
    expect(stepsTo({ menu: main })).toEqual(chain);
    expect(stepsTo({ menu: main, area: { kind: 'city', city: 'london' } })).toEqual(chain);
  });

  it('lead to a city by its name, or its slug without a name [route.city]', () => {
    const area = { kind: 'city', city: 'york' } as const;
    const above = ['Home /', 'Restaurants /restaurants'];
    expect(stepsTo({ area, cityName: 'York' })).toEqual([...above, 'York /restaurants/york']);
    expect(stepsTo({ area })).toEqual([...above, 'york /restaurants/york']);
  });

  it('lead to an offer [route.offer]', () => {
    expect(stepsTo({ offer: lunch })).toEqual(['Home /', 'Offers /offers', 'Lunch /offer/lunch']);
  });

  it('lead to a vacancy [route.jobs]', () => {
    expect(stepsTo({ job: runner })).toEqual(['Home /', 'Careers /careers', 'Runner /careers/job/7']);
  });

  it('are empty on pages below no list, and on the home page with a menu open [route.home]', () => {
    expect(stepsTo({})).toEqual([]);
    expect(stepsTo({ menu: main, area: { kind: 'home' } })).toEqual([]);
  });
});
