import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { seedHash, seedItems } from './seed-items.ts';
import { smallData } from './small-data.ts';

describe('demo data', () => {
  it('of the service is valid [ops.demo]', () => {
    expect(seedItems(demoData).length).toBeGreaterThan(0);
  });

  it('is rejected with the path of every error [ops.demo]', () => {
    const broken = {
      ...smallData,
      settings: { siteName: '' },
      menus: [{ id: 'no id', name: 'Main', sections: [] }],
      pages: [...smallData.pages, { id: 'home', title: 'Twice', tiles: [] }],
    };
    expect(() => seedItems(broken)).toThrow(
      'The demo data is not valid:\nsettings.siteName must not be empty\nmenus[0].id must be letters and digits, with dots, underscores or hyphens between them\npages[2] repeats the id home',
    );
  });

  it('has the same hash only if nothing has changed [ops.demo]', () => {
    expect(seedHash(structuredClone(smallData))).toBe(seedHash(smallData));
    expect(seedHash({ ...smallData, jobs: [] })).not.toBe(seedHash(smallData));
  });
});
