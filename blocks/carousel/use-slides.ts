import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { listenToWheel } from './listen-to-wheel.ts';
import { waitUntilAtRest } from './wait-until-at-rest.ts';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface Position {
  readonly stop: number;
  /** The number of positions: fewer than slides if several are visible at once. */
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

/** Returns whether to jump instead of animating. */
const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Takes over a natively scrolling list at its current slide. From then on dragging, the wheel and calls move it. It
 * never moves by itself.
 */
export function useSlides() {
  const list = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<number | undefined>();
  const [position, setPosition] = useState<Position | undefined>();
  const [attachCarousel, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
    startIndex: start ?? 0,
    // Focus changes are handled by `listenToScroll`, together with everything else that scrolls.
    watchFocus: false,
  });

  useEffect(() => {
    const unmounting = new AbortController();
    const box = list.current;
    const takeOver = (stop: number): void => {
      setStart(stop);
      attachCarousel(box);
    };
    if (box) waitUntilAtRest(box, takeOver, unmounting.signal);
    return () => unmounting.abort();
  }, [attachCarousel]);

  // Runs after the hook's own effect, which has just moved the slides to the list's scroll position. Both must happen
  // before paint, or the slides would jump.
  useEffect(() => {
    if (start !== undefined && list.current) list.current.scrollLeft = 0;
  }, [start]);

  useEffect(() => {
    if (!carousel) return;
    const read = (): void => setPosition(positionOf(carousel));
    read();
    carousel.on('select', read).on('reInit', read);
    const stopWheel = listenToWheel(carousel.rootNode(), (by) => stepOf(carousel, by));
    const stopScroll = listenToScroll(carousel);
    return () => {
      stopWheel();
      stopScroll();
      carousel.off('select', read).off('reInit', read);
    };
  }, [carousel]);

  return {
    list,
    /** Whether the script has taken over the list. */
    isReady: start !== undefined,
    position,
    step: (by: 1 | -1): void => stepOf(carousel, by),
    moveTo: (stop: number): void => carousel?.scrollTo(stop, prefersReducedMotion()),
  };
}

function stepOf(carousel: Embla | undefined, by: 1 | -1): void {
  if (by === 1) carousel?.scrollNext(prefersReducedMotion());
  else carousel?.scrollPrev(prefersReducedMotion());
}

/**
 * The browser still scrolls the list when an element in it is focused, found by search or linked to. Goes to the slide
 * it scrolled to and resets the scroll position. Returns a function that stops it.
 */
function listenToScroll(carousel: Embla): () => void {
  const list = carousel.rootNode();
  const handleScroll = (): void => {
    if (list.scrollLeft === 0) return;
    const targetProgress = carousel.scrollProgress() + list.scrollLeft / carousel.internalEngine().limit.length;
    const distances = carousel.scrollSnapList().map((stop) => Math.abs(stop - targetProgress));
    list.scrollLeft = 0;
    carousel.scrollTo(distances.indexOf(Math.min(...distances)), prefersReducedMotion());
  };
  list.addEventListener('scroll', handleScroll);
  return () => list.removeEventListener('scroll', handleScroll);
}
