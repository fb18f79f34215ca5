/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import type { Tile } from '#schemas/content/tile/tile.ts';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { SmallTile } from '../_shared/ui/card/small-tile.tsx';
import { innerHeadingLevel } from '../_shared/ui/heading/heading.tsx';
import { TileHead } from '../_shared/ui/heading/tile-head.tsx';
import { keyed } from '../_shared/ui/keyed.ts';
import { sizesFor } from '../_shared/ui/picture/picture.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './card-grid.module.css';

type Columns = Tile<'card-grid'>['columns'];

/** Never more columns than cards: a row is full, or its last place stays open. */
const columnsFor = (asked: Columns, cards: number): Columns | 'one' =>
  cards === 1 ? 'one' : cards === 2 ? 'two' : cards === 3 && asked === 'four' ? 'three' : asked;

const shares = { one: 1 / 2, two: 1 / 2, three: 1 / 3, four: 1 / 4 } as const;

export function CardGrid({ tile, placement }: BlockProps<'card-grid'>) {
  const columns = columnsFor(tile.columns, tile.cards.length);
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.grid}>
        <TileHead tile={tile} placement={placement} />
        <ul className={`plain-list ${styles.cards}`} data-columns={columns}>
          {keyed(tile.cards, ({ title }) => title).map(({ key, item: card, index }) => (
            <li key={key} className={styles.card}>
              <SmallTile
                name={`${tile.key}-${index}`}
                title={card.title}
                headingLevel={innerHeadingLevel(tile, placement)}
                surface={surfaceAt(index, tile.backgroundColor)}
                image={card.image}
                link={card.link}
                sizes={sizesFor(placement.span, shares[columns])}
              >
                {card.text && <p>{card.text}</p>}
              </SmallTile>
            </li>
          ))}
        </ul>
      </div>
    </WithPanel>
  );
}
