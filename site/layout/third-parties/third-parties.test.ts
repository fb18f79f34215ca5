import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { browserPlan } from './browser-plan.ts';
import { namesToDelete } from './delete-disallowed-cookies.ts';
import { categoriesAllowedBy } from './start-consent-provider.ts';

const plan = (env: Record<string, string>) => {
  const read = readConfiguration(env);
  if (!read.ok) throw new Error(read.message);
  return browserPlan(read.value);
};

describe('the plan for the browser', () => {
  it('is undefined where no service is configured [cookie.scripts]', () => {
    expect(plan({})).toBeUndefined();
  });

  it('excludes services that a block starts [cookie.scripts]', () => {
    expect(plan({ GOOGLE_MAPS_KEY: 'key-of-a-test-1234' })).toBeUndefined();
  });

  it('can be serialised into a document [cookie.scripts]', () => {
    const fullPlan = plan({ TAG_MANAGER_ID: 'GTM-ABC123', BOOKING_WIDGET_URL: 'https://tables.example/w.js' });
    expect(JSON.parse(JSON.stringify(fullPlan))).toEqual(fullPlan);
  });

  it('has consent signals for Google’s tags only [thirdparty.tags]', () => {
    const signals = {
      ad_storage: 'marketing',
      ad_user_data: 'marketing',
      ad_personalization: 'marketing',
      analytics_storage: 'analytics',
    };
    expect(plan({ TAG_MANAGER_ID: 'GTM-ABC123' })?.signals).toEqual(signals);
    expect(plan({ ANALYTICS_ID: 'G-ABC1234567' })?.signals).toEqual(signals);
    expect(plan({ BOOKING_WIDGET_URL: 'https://tables.example/w.js' })).not.toHaveProperty('signals');
  });
});

describe('the categories of a consent provider', () => {
  const categories = { analytics: ['C0002'], marketing: ['C0004', 'C0005'], embeds: ['C0003'] };

  it.each([
    [',C0001,', []],
    [',C0001,C0002,C0003,', ['analytics', 'embeds']],
    ['C0001,C0004', []],
    [',C0004,C0005,', ['marketing']],
    [',C00021,', []],
    [undefined, []],
  ])('%j allow %j [cookie.provider]', (groups, allowed) => {
    expect(categoriesAllowedBy(groups, categories)).toEqual(allowed);
  });
});

describe('cookies that are no longer allowed', () => {
  const known = [
    { name: '_ga', category: 'analytics' },
    { name: '_ga_*', category: 'analytics' },
    { name: '_gcl_*', category: 'marketing' },
  ];

  it('are those of refused categories [cookie.scripts]', () => {
    const names = ['consent', '_ga', '_ga_ABC', '_gat', '_gcl_au', 'own'];
    expect(namesToDelete(names, known, new Set(['marketing']))).toEqual(['_ga', '_ga_ABC']);
    expect(namesToDelete(names, known, new Set(['analytics', 'marketing']))).toEqual([]);
    expect(namesToDelete(names, known, new Set())).toEqual(['_ga', '_ga_ABC', '_gcl_au']);
  });
});
