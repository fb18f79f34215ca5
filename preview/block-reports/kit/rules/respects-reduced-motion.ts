import type { Visit } from '../open-visits.ts';

/** How long the page is observed, twice, in milliseconds. */
const observationMs = 60;

/**
 * Finds movement: running animations, playing videos, and boxes that change position in both intervals. A box that
 * moves only once has found its place after something loaded. Runs in the page.
 */
async function findMovement(milliseconds: number): Promise<readonly string[]> {
  const nameOf = (element: Element | null | undefined): string =>
    element ? `${element.tagName.toLowerCase()}.${element.className}` : 'something';
  const boxes = (): Map<Element, string> =>
    new Map(
      [...document.querySelectorAll('.page *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element, [x, y, width, height].map(Math.round).join(' ')];
      }),
    );
  const snapshots = [boxes()];
  for (const _ of [1, 2]) {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    snapshots.push(boxes());
  }
  const running = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => nameOf(effect instanceof KeyframeEffect ? effect.target : undefined));
  const playing = [...document.querySelectorAll('video')].filter(({ paused }) => !paused).map(nameOf);
  const [first, second, third] = snapshots;
  const moved = [...(first ?? [])].filter(
    ([element, box]) => second?.get(element) !== box && third?.get(element) !== second?.get(element),
  );
  return [
    ...running.map((name) => `${name} is animated`),
    ...playing.map((name) => `${name} plays`),
    ...moved.slice(0, 1).map(([element]) => `${nameOf(element)} moves`),
  ].slice(0, 5);
}

/** Nothing moves for visitors who prefer reduced motion. */
export const respectsReducedMotion = ({ page }: Visit): Promise<readonly string[]> =>
  page.evaluate(findMovement, observationMs);
