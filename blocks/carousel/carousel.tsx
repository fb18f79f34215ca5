/** @jsxImportSource #eager */
import type { BlockProps } from '#renderer/block.ts';
import { Island } from '../_shared/islands/island.tsx';
import { fromTablet } from '../_shared/styles/breakpoints.ts';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { SmallTile } from '../_shared/ui/card/small-tile.tsx';
import { innerHeadingLevel, TileHeading } from '../_shared/ui/heading/heading.tsx';
import { keyed } from '../_shared/ui/keyed.ts';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import styles from './carousel.module.css';

export function Carousel({ tile, placement, page: { options } }: BlockProps<'carousel'>) {
  const slides = keyed(tile.slides, ({ title }) => title).map(({ key, item: slide, index }) => (
    <SmallTile
      key={key}
      name={`${tile.key}-${index}`}
      title={slide.title}
      headingLevel={innerHeadingLevel(tile, placement)}
      surface={surfaceAt(index, tile.backgroundColor)}
      image={slide.image}
      link={slide.link}
      sizes={`${fromTablet} 26rem, 82vw`}
    >
      {slide.text && <p>{slide.text}</p>}
    </SmallTile>
  ));
  return (
    <WithPanel tile={tile} placement={placement} share="slim">
      <div className={styles.root}>
        {tile.heading && (
          <header className={styles.head}>
            <TileHeading tile={tile} placement={placement} />
          </header>
        )}
        <Island
          name="carousel"
          props={{
            label: tile.heading ?? 'Slides',
            slides,
            arrows: tile.arrows ?? options.carousel.arrows,
            dots: tile.dots ?? options.carousel.dots,
          }}
        />
      </div>
    </WithPanel>
  );
}
