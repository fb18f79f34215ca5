import { z } from 'zod';
import { endpoints } from '#schemas/api/endpoints.ts';
import { bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { callAsEditor } from '../../product/start-product.ts';
import { inParallel } from '../in-parallel.ts';
import { measureDocument } from '../measure-document.ts';
import { measureRequest, medianOf } from '../measure-request.ts';
import type { Dimension, ScaleContext } from '../scale-context.ts';

const storedRestaurant = z.looseObject({ storeId: z.coerce.string(), lat: z.number(), lng: z.number() });

async function readRestaurants({ product }: ScaleContext) {
  const content = endpoints.allContent.reply.parse(await callAsEditor(product, 'GET', '/content'));
  return content.restaurants.map((each) => storedRestaurant.parse(each));
}

/** One in four is in London; the others are in towns of three. */
function placeOf(index: number): { readonly city: string; readonly cityName: string } {
  if (index % 4 === 0) return { city: 'london', cityName: 'London' };
  const town = Math.floor(index / 4);
  return { city: `town-${town}`, cityName: `Town ${town}` };
}

/** Saves copies of a restaurant and of its booking rules, in other places. */
async function addRestaurants(context: ScaleContext, total: number): Promise<void> {
  const { product } = context;
  const known = await readRestaurants(context);
  const [example] = known;
  if (!example) throw new Error('The demo has no restaurants.');
  const rules = bookingRules.parse(await callAsEditor(product, 'GET', `/booking-rules/${example.storeId}`));
  await inParallel(known.length, total, async (index) => {
    const storeId = `9${String(index).padStart(5, '0')}`;
    const place = { lat: 50.5 + ((index * 7) % 400) / 100, lng: -4 + ((index * 11) % 500) / 100 };
    const own = { storeId, slug: `copy-${index}`, title: `Copy ${index}`, ...placeOf(index), ...place };
    await callAsEditor(product, 'PUT', `/restaurant/${storeId}`, { ...example, ...own });
    await callAsEditor(product, 'PUT', `/booking-rules/${storeId}`, { ...rules, storeId });
  });
}

/** Towns of the demo, of which each search uses another. */
const searchedPlaces = ['Bath', 'Oxford', 'Cardiff', 'Windsor', 'Reigate'] as const;

/** Restaurants of the chain. */
export const restaurantsDimension: Dimension = {
  name: 'restaurants',
  sizes: [24, 240, 2400],
  grow: addRestaurants,
  async measure(context) {
    const { product } = context;
    const [example] = await readRestaurants(context);
    const change = () => callAsEditor(product, 'PUT', `/restaurant/${example?.storeId}`, { ...example });
    const documents = [
      ['home', '/'],
      ['/find-us', '/find-us'],
      ['city', '/restaurants/london'],
      ['/booking/choose', '/booking/choose'],
    ] as const;
    const measured = [];
    for (const [name, path] of documents) measured.push(...(await measureDocument(context, { name, path, change })));
    const near = await medianOf(searchedPlaces.length, async (index) => {
      const place = searchedPlaces[index % searchedPlaces.length];
      return (await measureRequest(`${product.site}/find-us?near=${place}`)).milliseconds;
    });
    return [...measured, { name: 'search near a place', unit: 'ms', value: near, limit: 1000 }];
  },
};
