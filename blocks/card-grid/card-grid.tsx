import type { BlockProps } from '#renderer/block.ts';
import { SmallTile } from '../_shared/card/small-tile.tsx';
import { WithPanel } from '../_shared/domino/with-panel.tsx';
import { innerRank } from '../_shared/heading.tsx';
import { keyed } from '../_shared/keyed.ts';
import { sizesFor } from '../_shared/picture/picture.tsx';
import { surfaceAt } from '../_shared/surface.ts';
import { TileHead } from '../_shared/tile-head.tsx';
import styles from './card-grid.module.css';

const shares = { two: 1 / 2, three: 1 / 3, four: 1 / 4 } as const;

export function CardGrid({ tile, place }: BlockProps<'card-grid'>) {
  return (
    <WithPanel tile={tile} place={place} share="slim">
      <div className={styles.grid}>
        <TileHead tile={tile} place={place} />
        <ul className={`plain-list ${styles.cards}`} data-columns={tile.columns}>
          {keyed(tile.cards, ({ title }) => title).map(({ key, item: card, index }) => (
            <li key={key} className={styles.card}>
              <SmallTile
                name={`${tile.key}-${index}`}
                title={card.title}
                rank={innerRank(tile, place)}
                surface={surfaceAt(index, tile.backgroundColor)}
                image={card.image}
                link={card.link}
                sizes={sizesFor(place.span, shares[tile.columns])}
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
