import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const tableForEveryoneExamples = {
  plain: {
    key: 'table',
    heading: 'A table for everyone',
    text: 'Say what each of you needs, and see what you can share.',
    advice: '<p>Tell our team about allergies before you order, each time you come.</p>',
  },
  longest: {
    key: 'table-longest',
    heading: 'A table under a heading that is as long as the heading of any tile may ever be in here',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the table, on a phone as on a wide screen, and never push it so far down that nobody would ever find it there.',
    advice: '<p>Tell our team about allergies before you order, each time you come. Recipes change.</p>',
    menus: ['main', 'lunch', 'kids'],
    backgroundColor: 'primary',
  },
  empty: { key: 'table-empty' },
  quiet: { key: 'table-quiet', heading: 'Who is coming?', diets: ['vegan', 'vegetarian'], backgroundColor: 'quiet' },
} satisfies TileExamples;
