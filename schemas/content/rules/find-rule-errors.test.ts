import { describe, expect, it } from 'vitest';
import { contentDefinitions } from '#schemas/api/content/content-kinds.ts';
import { findRuleErrors } from './find-rule-errors.ts';

const dayMessage = 'The last day must not be before the first day.';

describe('the rules between fields', () => {
  it.each([
    ['offer', { startDate: '2026-12-10', endDate: '2026-12-01' }, 'endDate', dayMessage],
    ['settings', { banner: { startDate: '2026-12-10', endDate: '2026-12-01' } }, 'banner.endDate', dayMessage],
    ['settings', { popup: { startDate: '2026-12-10', endDate: '2026-12-09' } }, 'popup.endDate', dayMessage],
    [
      'restaurants',
      { overrides: [{}, { startDate: '2027-01-01', endDate: '2026-12-31' }] },
      'overrides.1.endDate',
      dayMessage,
    ],
    [
      'job',
      { datePosted: '2026-12-10', validThrough: '2026-12-01' },
      'validThrough',
      'The last day to apply must not be before the day of posting.',
    ],
  ] as const)(
    'find a period of the %s that ends before it starts: %j [editor.content]',
    (kind, content, at, message) => {
      const errors = findRuleErrors(contentDefinitions[kind].schema, content);
      expect(errors).toEqual([{ path: at.split('.').map((step) => (step === '1' ? 1 : step)), message }]);
    },
  );

  it.each([
    { startDate: '2026-12-01', endDate: '2026-12-01' },
    { endDate: '2026-12-01' },
    { startDate: '2026-12-10', endDate: '' },
    { startDate: 'later', endDate: 'earlier' },
    { startDate: 7, endDate: null },
  ])('accept the period %j [editor.content]', (content) => {
    expect(findRuleErrors(contentDefinitions.offer.schema, content)).toEqual([]);
  });

  it.each([undefined, null, 'text', [], { redirects: 'none' }, { redirects: [null, 7, {}, { from: '/a' }] }])(
    'find nothing in input that is not content: %j [editor.content]',
    (content) => {
      expect(findRuleErrors(contentDefinitions.settings.schema, content)).toEqual([]);
    },
  );
});
