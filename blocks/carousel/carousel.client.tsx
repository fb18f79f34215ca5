'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../_shared/icon/icon.tsx';
import styles from './carousel.module.css';

interface CarouselIslandProps {
  /** What the slides have in common, for screen readers. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  readonly arrows: boolean;
  readonly dots: boolean;
}

/**
 * Before its script arrives this is a list that scrolls sideways and snaps; afterwards buttons, keys and dragging move
 * it too. It never moves by itself.
 */
export function CarouselIsland({ label, slides, arrows, dots }: CarouselIslandProps) {
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', duration: 22 });
  const [position, setPosition] = useState<Position | undefined>();

  useEffect(() => {
    if (!carousel) return;
    const read = (): void => setPosition(positionOf(carousel));
    read();
    carousel.on('select', read).on('reInit', read);
    return () => {
      carousel.off('select', read).off('reInit', read);
    };
  }, [carousel]);

  const step = useCallback(
    (by: 1 | -1) => {
      // Those who ask for less motion get the next slide at once.
      const jump = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (by === 1) carousel?.scrollNext(jump);
      else carousel?.scrollPrev(jump);
    },
    [carousel],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  const movable = position !== undefined && position.stops > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the tile around it is the landmark; this is a group within it.
    <div
      role="group"
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={position ? '' : undefined}
    >
      {arrows && slides.length > 1 && (
        <div className={styles.arrows} data-idle={movable ? undefined : ''}>
          <button
            type="button"
            className={styles.arrow}
            aria-label="Previous slide"
            disabled={!position?.before}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-back" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label="Next slide"
            disabled={!position?.after}
            onClick={() => step(1)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard (WCAG 2.1.1).
        tabIndex={0}
        role="group"
        aria-label={`${label}: slides`}
        onKeyDown={onKeyDown}
      >
        <div className={styles.slides} aria-live={position ? 'polite' : undefined}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for groups, and there is no form here.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places.
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {dots && movable && (
        <div className={styles.dots}>
          {Array.from({ length: position.stops }, (_, stop) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number.
              key={stop}
              type="button"
              className={styles.dot}
              aria-label={`Go to slide ${stop + 1}`}
              aria-current={stop === position.stop ? 'true' : undefined}
              onClick={() => carousel?.scrollTo(stop)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface Position {
  readonly stop: number;
  /** How many places the carousel can rest at: fewer than slides where several show at once. */
  readonly stops: number;
  readonly before: boolean;
  readonly after: boolean;
}

const positionOf = (carousel: Embla): Position => ({
  stop: carousel.selectedScrollSnap(),
  stops: carousel.scrollSnapList().length,
  before: carousel.canScrollPrev(),
  after: carousel.canScrollNext(),
});
