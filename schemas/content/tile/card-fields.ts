import { optional, optionalText, text } from '../field/field.ts';
import { link } from '../link/link.ts';
import { media } from '../media/media.ts';

/** A picture and a few words, as one of several in a tile: a card, a slide. `what` names it for editors. */
export const cardFields = (noun: string) => ({
  title: text('Title', `The ${noun} in a few words.`, 80),
  text: optionalText('Text', 'One or two sentences.', 240),
  image: optional(media),
  link: optional(link),
});
