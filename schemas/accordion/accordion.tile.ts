import { z } from 'zod';
import { flag, fullList, optionalText, richText, text } from '../field/field.ts';
import { defineTile } from '../tile/define-tile.ts';
import { accordionExamples } from './accordion.examples.ts';

const item = z
  .object({
    question: text('Question', 'What opens the answer.', 160),
    answer: richText('Answer', 'Paragraphs, lists, links and tables.', 4000),
  })
  .meta({ title: 'Question', description: 'A question and its answer.' });

export const accordion = defineTile({
  type: 'accordion',
  version: 1,
  title: 'Questions and answers',
  description: 'Questions that open to show their answers; they work without script.',
  fields: {
    heading: optionalText('Heading', 'What the questions are about.', 90),
    text: optionalText('Text', 'One or two sentences below the heading.', 260),
    items: fullList('Questions', 'In the order they are shown.', item, 1, 40),
    oneAtATime: flag('One at a time', 'Whether opening an answer closes the others.'),
  },
  examples: accordionExamples,
});
