import { list, optionalText } from '#schemas/content/field/field.ts';
import { media } from '#schemas/content/media/media.ts';
import { defineTile } from '../define-tile.ts';
import { colouringSheetExamples } from './colouring-sheet.examples.ts';

export const colouringSheet = defineTile({
  type: 'colouring-sheet',
  version: 1,
  title: 'Colouring sheet',
  description: 'A sheet for children to colour in, which prints on one page of A4: line drawings, and a maze.',
  fields: {
    heading: optionalText('Heading', 'In hollow letters at the top of the sheet, to colour in.', 40),
    text: optionalText('Text', 'One sentence below the heading, for the child.', 140),
    pictures: list('Pictures', 'Line drawings, black on white. The first is large, the others are small.', media, 4),
    maze: optionalText('Maze', 'What the child looks for in the maze. If empty, there is no maze.', 90),
  },
  examples: colouringSheetExamples,
});
