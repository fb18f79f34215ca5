'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../_shared/icon/icon.tsx';
import styles from './carousel.module.css';
import { type Position, readPosition, samePosition, stopsOf } from './carousel-position.ts';

interface CarouselIslandProps {
  /** What the slides have in common, for screen readers. */
  readonly label: string;
  readonly slides: readonly ReactNode[];
  readonly arrows: boolean;
  readonly dots: boolean;
}

/**
 * A list that scrolls sideways and snaps, with or without script; script adds buttons and keys, and reads where the list
 * stands. So it stays where a visitor has pushed it before the script came. It never moves by itself.
 */
export function CarouselIsland({ label, slides, arrows, dots }: CarouselIslandProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<Position | undefined>();
  /** Where it is on its way to, so that a second press goes on from there. */
  const goal = useRef<number | undefined>(undefined);

  useEffect(() => {
    const box = viewport.current;
    if (!box) return;
    const read = (): void => {
      const next = readPosition(box);
      setPosition((known) => (samePosition(known, next) ? known : next));
    };
    const rest = (): void => {
      goal.current = undefined;
    };
    const watcher = new ResizeObserver(read);
    watcher.observe(box);
    box.addEventListener('scroll', read, { passive: true });
    box.addEventListener('scrollend', rest);
    return () => {
      watcher.disconnect();
      box.removeEventListener('scroll', read);
      box.removeEventListener('scrollend', rest);
    };
  }, []);

  const moveTo = (stop: number): void => {
    const box = viewport.current;
    if (!box) return;
    goal.current = stop;
    // Those who ask for less motion get the slide at once.
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    box.scrollTo({ left: stopsOf(box)[stop] ?? 0, behavior });
  };
  const step = (by: 1 | -1): void => {
    if (position) moveTo(Math.min(Math.max((goal.current ?? position.stop) + by, 0), position.stops - 1));
  };

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
            disabled={!position || position.stop === 0}
            onClick={() => step(-1)}
          >
            <Icon name="arrow-back" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label="Next slide"
            disabled={!position || position.stop === position.stops - 1}
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
              onClick={() => moveTo(stop)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
