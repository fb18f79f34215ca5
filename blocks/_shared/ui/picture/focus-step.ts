/** The distance in percent between the focal points in `focus.css`. */
const focusStep = 10;

/** A coordinate of a focal point rounded to a step. Undefined in the middle, where images are shown by default. */
export function toFocusStep(percent = 50): number | undefined {
  const step = Math.round(percent / focusStep) * focusStep;
  return step === 50 ? undefined : step;
}
