/** @jsxImportSource #eager */

import type { Tile } from '#schemas/content/tile/tile.ts';
import type { BlockProps } from '../_shared/block.ts';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { Card } from '../_shared/ui/card/card.tsx';
import { cardStrip } from '../_shared/ui/card/card-strip.ts';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/tile-heading.tsx';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import styles from './card-grid.module.css';

type Columns = Tile<'card-grid'>['columns'];

/** Never more columns than cards, so that rows are full or lack only their last card. */
const columnsFor = (preferred: Columns, cards: number): Columns | 'one' =>
  cards === 1 ? 'one' : cards === 2 ? 'two' : cards === 3 && preferred === 'four' ? 'three' : preferred;

const shares = { one: 1 / 2, two: 1 / 2, three: 1 / 3, four: 1 / 4 } as const;

export function CardGrid({ tile, placement }: BlockProps<'card-grid'>) {
  const columns = columnsFor(tile.columns, tile.cards.length);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.grid}>
        <TileHead tile={tile} placement={placement} />
        <ul {...cardStrip(styles.cards, tile.narrow, tile.cards.length)} data-columns={columns}>
          {withKeys(tile.cards, ({ title }) => title).map(({ key, item: card, index }) => (
            <li key={key} className={styles.card}>
              <Card
                name={`${tile.key}-${index}`}
                title={card.title}
                headingLevel={innerHeadingLevel(tile, placement)}
                surface={surfaceAt(index, tile.backgroundColor)}
                image={card.image}
                link={card.link}
                sizes={sizesFor(placement.span, shares[columns])}
              >
                {card.text && <p>{card.text}</p>}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </WithPanel>
  );
}
