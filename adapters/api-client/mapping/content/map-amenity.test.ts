import { expect, it } from 'vitest';
import { createFakeClient } from '../../fake-client.ts';

it('names an amenity by its name or title, and keeps the file of its icon without identifying it by that [upstream.mapping] [upstream.entries]', async () => {
  const amenities = [
    { icon: '/icons/wifi.svg', name: 'Free wifi' },
    { icon: 'http://cdn.example.com/dog.png', title: 'Dogs welcome', id: 'dog-friendly' },
    { icon: { url: '/icons/ramp.svg' }, name: 'Step-free', id: 4 },
    { icon: 'parking', name: '/icons/p.svg', title: 'Parking', iconUrl: 'p.svg' },
    { icon: 'ftp://cdn.example.com/piano.png', name: 'Piano' },
    { icon: 7, name: 'Seven' },
    { icon: '/icons/nameless.svg' },
    '/icons/alone.svg',
    'Terrace',
  ];
  const iconAt = (url: string) => ({ url, alt: '', width: 24, height: 24 });
  const body = [{ storeId: 17, slug: 'bath', title: 'Bath', amenities }];
  const { client } = createFakeClient(
    (path) => (path === '/api/v1/content/search-restaurants/' ? { body } : undefined),
    { isOwnPath: (path) => path === '/media/own.svg' },
  );
  const [found] = (await client.getAllRestaurants()) ?? [];
  expect(found?.amenities).toEqual([
    { icon: 'free-wifi', name: 'Free wifi', iconMedia: iconAt('http://api.test/icons/wifi.svg') },
    { icon: 'dog-friendly', name: 'Dogs welcome', iconMedia: iconAt('https://cdn.example.com/dog.png') },
    { icon: 'step-free', name: 'Step-free', iconMedia: iconAt('http://api.test/icons/ramp.svg') },
    { icon: 'parking', name: 'Parking', iconMedia: iconAt('http://api.test/p.svg') },
    { icon: 'piano', name: 'Piano' },
    { icon: 'seven', name: 'Seven' },
    { icon: 'terrace', name: 'Terrace' },
  ]);
});
