import { choice } from '../field/field.ts';

/** How a tile shows its cards on narrow screens. */
export const narrowField = choice('On a phone', 'Below each other, or in a strip that scrolls sideways.', [
  'stack',
  'strip',
]);
