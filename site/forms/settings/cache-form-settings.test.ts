import { describe, expect, it } from 'vitest';
import type { FormSetting } from '#schemas/forms/_shared/form-state.ts';
import { cacheFormSettings } from './cache-form-settings.ts';

const setting: FormSetting = {
  context: { today: '2026-12-01', choices: { enquiryRestaurant: [{ value: '1001', label: 'Bath' }] } },
  values: {},
};

/** Settings from a service that can be stopped; the clock is one day later than the settings. */
function setUp() {
  let isAvailable = true;
  const settings = cacheFormSettings(
    async () => {
      if (!isAvailable) throw new Error('The service has gone.');
      return setting;
    },
    { maxEntries: 10, clock: () => new Date('2026-12-02T12:00:00Z') },
  );
  return {
    settings,
    stopService: () => {
      isAvailable = false;
    },
  };
}

describe('cached form settings', () => {
  it('are used while the service is down, with the current date [page.null]', async () => {
    const { settings, stopService } = setUp();
    await settings({ name: 'contact' });
    stopService();
    const { choices } = setting.context;
    expect(await settings({ name: 'contact' })).toEqual({ ...setting, context: { today: '2026-12-02', choices } });
  });

  it('belong to one vacancy [apply.questions]', async () => {
    const { settings, stopService } = setUp();
    await settings({ name: 'job-apply', jobId: '7001' });
    stopService();
    expect(await settings({ name: 'job-apply', jobId: '7001' })).toMatchObject({ values: {} });
    await expect(settings({ name: 'job-apply', jobId: '7002' })).rejects.toThrow('The service has gone.');
  });

  it('never contain a customer’s values [preferences.privacy]', async () => {
    const { settings, stopService } = setUp();
    await settings({ name: 'preferences', customer: 'a-guid' });
    stopService();
    await expect(settings({ name: 'preferences', customer: 'a-guid' })).rejects.toThrow('The service has gone.');
  });
});
