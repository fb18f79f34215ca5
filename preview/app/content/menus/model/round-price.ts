/** The steps that prices can be rounded to, in pence. */
export const roundingSteps = [1, 5, 10, 50] as const;
export type RoundingStep = (typeof roundingSteps)[number];

export type PriceRise =
  | { readonly kind: 'amount'; readonly pence: number }
  | { readonly kind: 'percent'; readonly percent: number };

/** A price after a rise or a reduction, rounded to the nearest step; a half is rounded up. Never below zero. */
export function raisePrice(pence: number, rise: PriceRise, step: RoundingStep): number {
  // Whole hundredths of a penny, because 105% of 30p is not exact in binary.
  const hundredths = rise.kind === 'amount' ? (pence + rise.pence) * 100 : Math.round(pence * (100 + rise.percent));
  return Math.max(0, Math.floor(hundredths / (step * 100) + 0.5) * step);
}
