import { headerVariants } from '#schemas/content/page/header-variant.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';
import { chooseByHash } from './hash-text.ts';
import { still } from './plan-combinations.ts';
import { type StoryPlan, storyId } from './story-plan.ts';
import { exampleWidths } from './story-widths.ts';

type TileType = keyof typeof tiles;

const plain = (type: string & TileType, more: RawTile = {}): RawTile => ({
  ...tiles[type].examples.plain,
  ...still,
  ...more,
  type,
});

/** Pages as editors compose them, from the plain examples of their tiles. */
const pages: Readonly<Record<string, readonly RawTile[]>> = {
  home: [
    plain('hero'),
    plain('text', { width: 'two-thirds' }),
    plain('call-to-action', { width: 'third', backgroundColor: 'accent' }),
    plain('card-grid'),
    plain('promotions', { backgroundColor: 'highlight' }),
  ],
  restaurant: [plain('restaurant-details'), plain('booking'), plain('menu-list')],
};

const story = (
  title: string,
  name: string,
  more: Pick<StoryPlan, 'tiles' | 'header' | 'widths' | 'theme'>,
): StoryPlan => ({
  id: storyId(title, name),
  title,
  name,
  pictured: more.widths,
  state: 'default',
  ...more,
});

/** The header in each of its forms, above a hero and the footer; then whole pages. */
export const planFrames = (): StoryPlan[] => [
  ...headerVariants.map((header) => {
    const name = header.replace(/(\d)/, ' $1');
    const width = Number(chooseByHash(storyId('frame', name), ['360', '1200']));
    return story('frame', name, { tiles: [plain('hero')], header, widths: [width], theme: 'default' });
  }),
  ...Object.entries(pages).map(([name, pageTiles]) =>
    story('pages', name, { tiles: pageTiles, header: 'header1', widths: exampleWidths, theme: 'default' }),
  ),
  story('pages', 'home coastal', { tiles: pages.home ?? [], header: 'header1', widths: [360, 1200], theme: 'coastal' }),
];
