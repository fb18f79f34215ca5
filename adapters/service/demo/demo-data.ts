import type { DemoData } from '../demo-data-shape.ts';

/** The least that a site can be drawn from. */
export const demoData: DemoData = {
  settings: { siteName: 'Pandan Row' },
  restaurants: [{ storeId: '1001', slug: 'bath', city: 'bath', title: 'Bath', lat: 51.3781, lng: -2.3563 }],
  menus: [],
  offers: [],
  jobs: [],
  social: [],
  pages: [{ id: 'home', title: 'Pandan Row', tiles: [] }],
};
