import { milesPerUnit } from '../scale-bar.ts';
import { type Size, toScreen, type View } from '../view.ts';
import type { Pin } from './pin-layer.ts';

/** The pin that is nearest to the centre of a view, and its distance in miles; undefined while any pin is in view. */
export function findNearestOutside(
  pins: readonly Pin[],
  view: View,
  size: Size,
): { readonly pin: Pin; readonly miles: number } | undefined {
  const isVisible = (pin: Pin): boolean => {
    const { x, y } = toScreen(view, size, pin);
    return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
  };
  if (pins.some(isVisible)) return undefined;
  const distance = ({ x, y }: Pin): number => Math.hypot(x - view.x, y - view.y);
  const [first, ...others] = pins;
  if (!first) return undefined;
  const pin = others.reduce((nearest, each) => (distance(each) < distance(nearest) ? each : nearest), first);
  return { pin, miles: distance(pin) * milesPerUnit(view) };
}

/**
 * Renders in `container` a button that leads to the nearest restaurant while none is in view. `onChoose` is called with
 * that restaurant.
 */
export function renderNearest(
  container: HTMLElement,
  pins: readonly Pin[],
  onChoose: (pin: Pin) => void,
): (view: View, size: Size) => void {
  const button = document.createElement('button');
  button.type = 'button';
  container.replaceChildren(button);
  let nearest: Pin | undefined;
  button.addEventListener('click', () => nearest && onChoose(nearest));
  return (view, size) => {
    const found = findNearestOutside(pins, view, size);
    nearest = found?.pin;
    container.hidden = found === undefined;
    if (found) button.textContent = `Nearest: ${found.pin.title}, ${describeMiles(found.miles)}`;
  };
}

function describeMiles(miles: number): string {
  const rounded = Math.max(1, Math.round(miles));
  return rounded === 1 ? '1 mile' : `${rounded} miles`;
}
