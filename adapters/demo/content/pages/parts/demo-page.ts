import type { z } from 'zod';
import type { PageInput } from '#schemas/content/page/page.ts';
import type { tiles } from '#schemas/tiles/tiles.generated.ts';

type Definitions = typeof tiles;

/** A tile as an editor writes it, typed by its schema. */
export type TileInput = {
  [Type in keyof Definitions]: z.input<Definitions[Type]['schema']>;
}[keyof Definitions];

type DemoPage = Omit<PageInput, 'tiles' | 'updatedAt'> & { readonly tiles: readonly TileInput[] };

/** A page of the demo chain. */
export const demoPage = ({ tiles: laid, ...envelope }: DemoPage): PageInput => ({
  ...envelope,
  updatedAt: '2026-11-16T09:00:00+00:00',
  tiles: [...laid],
});
