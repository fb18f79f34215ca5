import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const items = [
  {
    question: 'Do you take walk-ins?',
    answer:
      '<p>Always. We keep a third of every room for people who did not plan ahead, and the bar for those who wait.</p>',
  },
  {
    question: 'Can I bring a birthday cake?',
    answer: '<p>Yes, with no charge. Tell us when you book and we will keep it cold.</p>',
  },
  {
    question: 'What about allergies?',
    answer:
      '<p>Every dish is listed in the <a href="/allergens">allergen guide</a>. Please tell our team before you order, each time.</p>',
  },
];

export const accordionExamples = {
  plain: { key: 'questions', heading: 'Good to know', text: 'Not here? Ask the restaurant.', items },
  linked: {
    key: 'questions-linked',
    heading: 'The first three',
    items,
    links: [{ linkText: 'All questions', linkUrl: '/faqs', style: 'secondary' }],
    backgroundColor: 'quiet',
  },
  longest: {
    key: 'questions-longest',
    heading: 'Every question that anyone has ever asked, answered at the length that each of them wants',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the questions, on a phone as on a wide screen, and leave the questions where the eye expects to find them here.',
    items: Array.from({ length: 12 }, (_, index) => ({
      question: `A question of the greatest length that a question may have, which goes on for one hundred and sixty letters before it ends in a mark, and is number ${index + 1} here?`,
      answer:
        '<h3>In short</h3><p>Yes.</p><ul><li>On weekdays</li><li>At weekends</li></ul><table><tr><th>Day</th><th>From</th></tr><tr><td>Monday</td><td>12:00</td></tr></table>',
    })),
    backgroundColor: 'primary',
  },
  empty: { key: 'questions-empty', items: [{ question: 'Only one?', answer: '<p>Only one.</p>' }] },
  'one-at-a-time': {
    key: 'questions-one',
    heading: 'One at a time',
    items,
    oneAtATime: true,
    backgroundColor: 'quiet',
    width: 'half',
  },
  headstone: {
    key: 'questions-arch',
    heading: 'At the door',
    items,
    layout: 'headstone',
    backgroundColor: 'highlight',
    width: 'half',
  },
  'domino-left': {
    key: 'questions-domino',
    heading: 'Before you come',
    items,
    layout: 'domino-left',
    backgroundColor: 'white',
  },
  tray: { key: 'questions-tray', heading: 'On a tray', items, layout: 'rounded-corners', backgroundColor: 'secondary' },
} satisfies TileExamples;
