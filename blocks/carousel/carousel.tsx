/** @jsxImportSource #eager */
import type { BlockProps } from '../_shared/block.ts';
import { Island } from '../_shared/islands/island.tsx';
import { fromTablet } from '../_shared/styles/breakpoints.ts';
import { surfaceAt } from '../_shared/styles/surface.ts';
import { Card } from '../_shared/ui/card/card.tsx';
import { innerHeadingLevel, TileHeading } from '../_shared/ui/heading/tile-heading.tsx';
import { WithPanel } from '../_shared/ui/split-layout/with-panel.tsx';
import { withKeys } from '../_shared/ui/with-keys.ts';
import styles from './carousel.module.css';

export function Carousel({ tile, placement, page: { options } }: BlockProps<'carousel'>) {
  const slides = withKeys(tile.slides, ({ title }) => title).map(({ key, item: slide, index }) => (
    <Card
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
    </Card>
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
