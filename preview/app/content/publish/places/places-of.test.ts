import { expect, it } from 'vitest';
import { findKindView } from '../../kind-views.ts';
import { placesOf } from './places-of.ts';

const addresses = [
  '/',
  '/menu',
  '/menu/drinks',
  '/menu/drinks-late',
  '/our-menu/drinks',
  '/restaurants/bath/bath/menu/drinks',
  '/restaurants/bath/bath/menu/drinks',
  '/restaurants/bath/bath',
  '/restaurants/bath/bath/menu',
  '/restaurants/bath/bathwick',
  '/booking/bath',
  '/booking/bathwick',
  '/offer/drinks',
  '/offer/drinks/more',
  '/careers/job/drinks',
].map((path) => ({ page: 'any', path, label: '' }));

it.each([
  ['settings', {}, ['/']],
  ['menu', {}, ['/menu/drinks', '/restaurants/bath/bath/menu/drinks']],
  ['offer', {}, ['/offer/drinks']],
  ['job', {}, ['/careers/job/drinks']],
  ['social', {}, []],
  ['booking-rules', {}, []],
  [
    'restaurants',
    { slug: 'bath', city: 'bath' },
    ['/restaurants/bath/bath/menu/drinks', '/restaurants/bath/bath', '/restaurants/bath/bath/menu', '/booking/bath'],
  ],
  ['restaurants', { slug: '', city: 'bath' }, []],
  ['restaurants', { city: 'bath' }, []],
])('content of the kind %s with %j is shown at %j [editor.find]', (kind, content, paths) => {
  const view = findKindView(kind);
  expect(view && placesOf(view, 'drinks', content, { addresses })).toEqual(paths);
});
