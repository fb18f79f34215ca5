import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { seedHash, seedItems } from './seed-items.ts';
import { smallData } from './small-data.ts';

describe('the demo data', () => {
  it('that the service ships with is valid', () => {
    expect(seedItems(demoData).length).toBeGreaterThan(0);
  });

  it('is refused with the path of everything that is wrong', () => {
    const broken = {
      ...smallData,
      settings: { siteName: '' },
      menus: [{ id: 'Main', name: 'Main', sections: [] }],
      pages: [...smallData.pages, { id: 'home', title: 'Twice', tiles: [] }],
    };
    expect(() => seedItems(broken)).toThrow(
      'The demo data is not valid:\nsettings.siteName must not be empty\nmenus[0].id must be lower-case letters, digits and single hyphens\npages[2] has the id home, which is taken',
    );
  });

  it('is the same data only when nothing in it has changed', () => {
    expect(seedHash(structuredClone(smallData))).toBe(seedHash(smallData));
    expect(seedHash({ ...smallData, jobs: [] })).not.toBe(seedHash(smallData));
  });
});
