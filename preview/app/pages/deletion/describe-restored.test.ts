import { expect, it } from 'vitest';
import { describeRestored } from './describe-restored.ts';

const page = { id: 'about', title: 'About', hasDraft: true, draftVersion: 1 };
const scheduledAt = '2026-12-24T18:00:00Z';
const unpublishAt = '2026-12-27T12:00:00Z';
/** ICU versions differ in whether a comma follows the weekday. */
const withoutComma = (text: string): string => text.replaceAll('day,', 'day');

it.each([
  ['a live page', page, { publishedRevision: 2 }, 'About was restored. It is live at /about again.'],
  ['a draft', page, {}, 'About was restored as a draft. Visitors do not see it.'],
  [
    'a schedule',
    { ...page, scheduledAt, unpublishAt },
    { scheduledAt, unpublishAt },
    'About was restored as a draft. Visitors do not see it. It goes live on Thursday 24 December 2026 at 18:00. It unpublishes on Sunday 27 December 2026 at 12:00.',
  ],
  [
    'a time that has passed',
    { ...page, scheduledAt },
    { publishedRevision: 2, scheduledAt: null },
    'About was restored. It is live at /about again. The time to publish it, Thursday 24 December 2026 at 18:00, is gone.',
  ],
  [
    'an end that has passed',
    { ...page, unpublishAt },
    { unpublishAt: null },
    'About was restored as a draft. Visitors do not see it. The time to unpublish it, Sunday 27 December 2026 at 12:00, is gone.',
  ],
])('says what visitors see of %s [editor.find]', (_, before, change, text) => {
  expect(withoutComma(describeRestored(before, { ...page, ...change }))).toBe(text);
});
