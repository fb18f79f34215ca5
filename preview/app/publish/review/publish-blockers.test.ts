import { expect, it } from 'vitest';
import type { Finding } from '#preview/review/finding.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { countBlockers, describeBlockers } from './publish-blockers.ts';

const finding = (code: Finding['code'], severity: Finding['severity'] = 'error'): Finding => ({
  code,
  severity,
  path: [],
  message: 'It is wrong.',
  fixes: [],
});
const problem: Problem = { code: 'field-ignored', severity: 'error', path: ['title'], message: 'must not be empty' };

it.each([
  ['nothing, for warnings', [], [finding('link-moved', 'warning'), finding('sample-text', 'warning')], [0, 0]],
  ['sample texts apart from errors', [], [finding('sample-text'), finding('sample-text')], [0, 2]],
  ['an error that the review has not found yet', [problem], [], [1, 0]],
  ['an error once that the review finds too', [problem], [finding('field-ignored'), finding('link-missing')], [2, 0]],
])('counts %s [preview.publish]', (_, problems, findings, [errors, sampleTexts]) => {
  expect(countBlockers(problems, findings)).toEqual({ errors, sampleTexts });
});

it.each([
  [0, 0, undefined],
  [2, 0, 'Fix the 2 errors to publish.'],
  [0, 7, 'Replace the 7 sample texts to publish.'],
  [1, 1, 'Fix the error and replace the sample text to publish.'],
])('%d errors and %d sample texts are described as %s [preview.errors]', (errors, sampleTexts, text) => {
  expect(describeBlockers({ errors, sampleTexts }, 'publish')).toBe(text);
});
