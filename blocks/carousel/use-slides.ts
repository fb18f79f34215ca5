import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { whenAtRest } from './native-list.ts';
import { followWheel } from './sideways-wheel.ts';

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
const atOnce = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Takes over a natively scrolling list at its current slide. From then on dragging, the wheel and calls move it. It
 * never moves by itself.
 */
export function useSlides() {
  const list = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<number | undefined>();
  const [position, setPosition] = useState<Position | undefined>();
  const [takeOver, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    duration: 22,
    startIndex: start ?? 0,
    // Focus changes are handled by `followScroll`, together with everything else that scrolls.
    watchFocus: false,
  });

  useEffect(() => {
    const leaving = new AbortController();
    const box = list.current;
    const begin = (stop: number): void => {
      setStart(stop);
      takeOver(box);
    };
    if (box) whenAtRest(box, begin, leaving.signal);
    return () => leaving.abort();
  }, [takeOver]);

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
    const unfollowWheel = followWheel(carousel.rootNode(), (by) => stepOf(carousel, by));
    const unfollowScroll = followScroll(carousel);
    return () => {
      unfollowWheel();
      unfollowScroll();
      carousel.off('select', read).off('reInit', read);
    };
  }, [carousel]);

  return {
    list,
    /** Whether the script has taken over the list. */
    awake: start !== undefined,
    position,
    step: (by: 1 | -1): void => stepOf(carousel, by),
    moveTo: (stop: number): void => carousel?.scrollTo(stop, atOnce()),
  };
}

function stepOf(carousel: Embla | undefined, by: 1 | -1): void {
  if (by === 1) carousel?.scrollNext(atOnce());
  else carousel?.scrollPrev(atOnce());
}

/**
 * The browser still scrolls the list when an element in it is focused, found by search or linked to. Goes to the slide
 * it scrolled to and resets the scroll position. Returns a function that stops it.
 */
function followScroll(carousel: Embla): () => void {
  const list = carousel.rootNode();
  const follow = (): void => {
    if (list.scrollLeft === 0) return;
    const meant = carousel.scrollProgress() + list.scrollLeft / carousel.internalEngine().limit.length;
    const distances = carousel.scrollSnapList().map((stop) => Math.abs(stop - meant));
    list.scrollLeft = 0;
    carousel.scrollTo(distances.indexOf(Math.min(...distances)), atOnce());
  };
  list.addEventListener('scroll', follow);
  return () => list.removeEventListener('scroll', follow);
}
