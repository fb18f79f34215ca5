import { expect, test } from '@playwright/test';
import { ask, changeSettings } from './product.ts';

test('editors’ redirects hold as soon as they are saved [redirect.content]', async () => {
  const restore = await changeSettings((settings) => ({
    ...settings,
    redirects: [
      { from: '/gift', to: 'https://gifts.example/a/' },
      { from: '/loop', to: '/loop' },
    ],
  }));
  await expect.poll(async () => (await ask('/Gift/')).headers.location).toBe('https://gifts.example/a/');
  expect((await ask('/loop')).status).toBe(404);
  await restore();
});
