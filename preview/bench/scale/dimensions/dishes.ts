import { endpoints } from '#schemas/api/endpoints.ts';
import { menu as menuSchema } from '#schemas/domain/menu/menu.ts';
import { callAsEditor } from '../../product/start-product.ts';
import { measureDocument } from '../measure-document.ts';
import type { Dimension, ScaleContext } from '../scale-context.ts';

const dishesPerSection = 15;

/** Saves a menu with copies of the dishes of the demo's main menu. */
async function saveLargeMenu({ product }: ScaleContext, count: number): Promise<void> {
  const { menus } = endpoints.allContent.reply.parse(await callAsEditor(product, 'GET', '/content'));
  const [main] = menus.flatMap((each) => menuSchema.safeParse(each).data ?? []);
  const dishes = main?.sections.flatMap(({ items }) => items) ?? [];
  const copies = Array.from({ length: count }, (_, index) => ({
    ...dishes[index % dishes.length],
    id: `dish-${index}`,
  }));
  const sections = Array.from({ length: Math.ceil(count / dishesPerSection) }, (_, index) => ({
    id: `section-${index}`,
    name: `Section ${index + 1}`,
    items: copies.slice(index * dishesPerSection, (index + 1) * dishesPerSection),
  }));
  await callAsEditor(product, 'PUT', '/menu/large', { id: 'large', name: 'Large menu', sections });
}

/** Dishes of one menu. */
export function createDishesDimension(): Dimension {
  let dishes = 0;
  return {
    name: 'dishes of a menu',
    sizes: [60, 600],
    async grow(context, size) {
      dishes = size;
      await saveLargeMenu(context, dishes);
    },
    measure: (context) =>
      measureDocument(context, {
        name: 'menu',
        path: '/menu/large',
        change: () => saveLargeMenu(context, dishes),
      }),
  };
}
