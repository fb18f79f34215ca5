import type { Field } from './describe-field.ts';

const numberFormat = new Intl.NumberFormat('en-GB');

/** The bounds of a number or a list as a sentence; empty if there are none. */
export function describeBounds(field: Field): string {
  if (field.kind !== 'number' && field.kind !== 'list') return '';
  const { minimum, maximum } = field;
  const unit = field.kind === 'list' ? ' entries' : '';
  const [least, most] = [minimum, maximum].map((bound) => (bound === undefined ? '' : numberFormat.format(bound)));
  if (least && most) return `From ${least} to ${most}${unit}.`;
  if (most) return `At most ${most}${unit}.`;
  return least ? `At least ${least}${unit}.` : '';
}

/** A field's description with its bounds. */
export const describeWithBounds = (field: Field): string =>
  [field.description, describeBounds(field)].filter(Boolean).join(' ');
