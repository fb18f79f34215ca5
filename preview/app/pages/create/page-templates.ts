/** The starting points of a new page, without their tiles, so that the list of pages needs no tile types. */
export const pageTemplates = [
  {
    id: 'content',
    name: 'Content page',
    description: 'A hero, text, a picture with text, and a call to action.',
  },
  {
    id: 'campaign',
    name: 'Campaign',
    description: 'A full-screen hero, promotions, cards, and a call to action.',
  },
  {
    id: 'questions',
    name: 'Questions and answers',
    description: 'Text, questions, and a contact form.',
  },
  { id: 'empty', name: 'Empty page', description: 'No tiles.' },
] as const;

export type PageTemplateId = (typeof pageTemplates)[number]['id'];
