import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { whenAtRest } from './native-list.ts';
import { followWheel } from './sideways-wheel.ts';

type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

interface Position {
  readonly stop: number;
  /** How many places it can rest at: fewer than slides where several show at once. */
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

/** Those who ask for less motion get a slide at once. */
const atOnce = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Takes a list over that scrolls natively until then, at the slide where it stands, and moves it from there on by
 * dragging, wheel and calls. It never moves by itself.
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
    // What takes the focus is followed below, together with all else that scrolls.
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

  // Comes after the hook's own effect, which has just moved the slides to where the list stood: both in one go, before
  // anything is painted, or the slides would jump.
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
    /** Whether the list has been taken over. */
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
 * The browser still scrolls the list when something in it is focused, searched for or linked to: the slide it meant is
 * gone to, and the scroll taken back. Gives what ends it.
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
