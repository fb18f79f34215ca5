/** The distance in percent between the focal points in `focus.css`. */
const focusStep = 10;

/**
 * The `object-position` that brings a focal point near the middle of its box. In the middle it is exactly in a box that
 * shows a third of the image. The box's shape is unknown: in a box that shows more, the point stays further out.
 */
export const toFocusPosition = (percent: number): number => Math.min(100, Math.max(0, 50 + (percent - 50) * 1.5));

/** A coordinate of a focal point rounded to a step. Undefined in the middle, where images are shown by default. */
export function toFocusStep(percent = 50): number | undefined {
  const step = Math.round(percent / focusStep) * focusStep;
  return step === 50 ? undefined : step;
}
