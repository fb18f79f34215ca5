import { optional, optionalText, text } from '../field/field.ts';
import { link } from '../link/link.ts';
import { media } from '../media/media.ts';

/** The fields of one of several items in a tile, such as a card or a slide; `noun` is what editors call the item. */
export const cardFields = (noun: string) => ({
  title: text('Title', `The ${noun} in a few words.`, 80),
  text: optionalText('Text', 'One or two sentences.', 240),
  image: optional(media),
  link: optional(link),
});
