import { z } from 'zod';
import { flag, list, requiredList, richText, text } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { accordionExamples } from './accordion.examples.ts';

const item = z
  .object({
    question: text('Question', 'The question that opens the answer.', 160),
    answer: richText('Answer', 'Paragraphs, lists, links and tables.', 4000),
  })
  .meta({ title: 'Question', description: 'A question and its answer.' });

export const accordion = defineTile({
  type: 'accordion',
  version: 1,
  title: 'Questions and answers',
  description: 'Questions that open to show their answers; they work without script.',
  fields: {
    ...headingFields('What the questions are about.'),
    items: requiredList('Questions', 'In the order they are shown.', item, 1, 40),
    links: list('Links', 'Buttons below the questions.', link, 2),
    oneAtATime: flag('One at a time', 'Whether opening an answer closes the others.'),
  },
  examples: accordionExamples,
});
