'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../_shared/ui/button/button.tsx';
import { Icon } from '../_shared/ui/icon/icon.tsx';
import styles from './carousel.module.css';
import { useSlides } from './use-slides.ts';

interface CarouselIslandProps {
  /** The accessible name of the carousel. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  readonly arrows: boolean;
  readonly dots: boolean;
}

/**
 * A list that scrolls sideways with scroll snap until its script loads. From then on buttons, keys, dragging and the
 * wheel move it, starting at the current slide.
 */
export function CarouselIsland({ label, slides, arrows, dots }: CarouselIslandProps) {
  const { list, isReady, position, step, moveTo } = useSlides();

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };

  const isMovable = position !== undefined && position.stops > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the tile around it is the landmark; this is a group within it.
    <div
      role="group"
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={isReady ? '' : undefined}
    >
      {arrows && slides.length > 1 && (
        <div className={styles.arrows} data-idle={isMovable ? undefined : ''}>
          <Button
            variant="secondary"
            size="icon"
            className={styles.arrow}
            aria-label="Previous slide"
            aria-disabled={!position?.before}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-back" />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            className={styles.arrow}
            aria-label="Next slide"
            aria-disabled={!position?.after}
            onClick={() => step(1)}
          >
            <Icon name="arrow" />
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <div
        ref={list}
        className={styles.viewport}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        role="group"
        aria-label={`${label}: slides`}
        onKeyDown={onKeyDown}
      >
        <div className={styles.slides} aria-live={position ? 'polite' : undefined}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires groups, and there is no form here.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change their order.
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
      {dots && isMovable && (
        <div className={styles.dots}>
          {Array.from({ length: position.stops }, (_, stop) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its number.
              key={stop}
              type="button"
              className={styles.dot}
              aria-label={`Go to slide ${stop + 1}`}
              aria-current={stop === position.stop ? 'true' : undefined}
              onClick={() => moveTo(stop)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
