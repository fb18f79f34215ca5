import type { Field } from './describe-field.ts';

const numberFormat = new Intl.NumberFormat('en-GB');

/** The bounds of a number or a list as a sentence; empty if there are none. */
export function describeBounds(field: Field): string {
  if (field.kind !== 'number' && field.kind !== 'list') return '';
  const { minimum, maximum } = field;
  if (field.kind === 'number' && field.unit === 'pence') return 'Such as 12.50.';
  const unit = field.kind === 'list' ? ' entries' : '';
  const format = field.kind === 'number' && field.unit === 'year' ? String : numberFormat.format;
  const [low, high] = [minimum, maximum].map((bound) => (bound === undefined ? '' : format(bound)));
  if (low && high) return `From ${low} to ${high}${unit}.`;
  if (high) return `At most ${high}${unit}.`;
  return low ? `At least ${low}${unit}.` : '';
}

/** A field's description with its bounds. */
export const describeWithBounds = (field: Field): string =>
  [descriptionOf(field), describeBounds(field)].filter(Boolean).join(' ');

/** Amounts are described in pence, for integrators. Editors enter them in pounds. */
const descriptionOf = (field: Field): string =>
  field.kind === 'number' && field.unit === 'pence'
    ? field.description.replace(/pence/g, 'pounds').replace(/Pence/g, 'Pounds')
    : field.description;
