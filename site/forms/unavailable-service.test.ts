import { afterEach, expect, it } from 'vitest';
import { signUpFields, startFormSite } from './gate/start-form-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

it('a form posted without script while the service is down is shown again with its values and can be resent [form.nojs]', async () => {
  const site = await startFormSite();
  closing.push(() => site.close().catch(() => undefined));
  expect((await site.postWithoutScript('/signup', signUpFields(0))).status).toBe(303);
  expect((await site.postWithoutScript('/signup', { ...signUpFields(1), firstName: '' })).status).toBe(200);
  await site.service.close();
  const { status, body } = await site.postWithoutScript('/signup', signUpFields(2));
  expect(status).toBe(503);
  expect(body).toMatchObject({ failed: expect.any(String), values: { firstName: 'Mai', acceptTerms: true } });
});
