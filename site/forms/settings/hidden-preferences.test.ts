import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FormSite, startFormSite } from '../gate/start-form-site.ts';

const guid = '5f4dcc3b-5aa7-4a5d-8c55-0123456789ab';
const path = `/preferences/${guid}`;

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite({ smsOptIn: false, hideGenderPreference: true });
  await site.service.database
    .insertInto('customers')
    .values({
      guid,
      email: 'mai@example.com',
      email_key: 'mai@example.com',
      first_name: 'Mai',
      phone: '07700900123',
      gender: 'Female',
      birth_date: null,
      favourite_restaurant: null,
      sms: 1,
      interests: '[]',
      created_at: '2026-11-01T00:00:00Z',
      mailed_at: '2026-11-01T00:00:00Z',
    })
    .execute();
});
afterAll(() => site.close());

const stored = () =>
  site.service.database
    .selectFrom('customers')
    .select(['first_name', 'gender', 'sms'])
    .where('guid', '=', guid)
    .executeTakeFirst();

it('keeps the preferences that the configuration hides when others are saved [preferences.load]', async () => {
  const { body } = await site.postWithScript(path, {
    form: 'preferences',
    firstName: 'Linh',
    phoneNumber: '07700900123',
  });
  expect(body).toMatchObject({ kind: 'accepted' });
  expect(await stored()).toEqual({ first_name: 'Linh', gender: 'Female', sms: 1 });
});

it('ignores posted values of preferences that the configuration hides, with and without script [preferences.load]', async () => {
  await site.service.database.updateTable('customers').set({ sms: 0 }).execute();
  const hidden = { websiteSmsOptIn: 'on', gender: 'Male' };
  const fields = { form: 'preferences', firstName: 'Mai', phoneNumber: '07700900123', ...hidden };
  await site.postWithScript(path, fields);
  await site.postWithoutScript(path, fields);
  expect(await stored()).toEqual({ first_name: 'Mai', gender: 'Female', sms: 0 });
});
