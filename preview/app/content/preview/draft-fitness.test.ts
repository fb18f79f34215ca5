import { expect, it } from 'vitest';
import { describeFitness, findDraftFitness } from './draft-fitness.ts';

const offer = { id: 'lunch', title: 'Lunch', description: '<p>Lunch</p>' };

it.each([
  ['whole', offer],
  ['whole', { ...offer, endDate: '24/12/2026' }],
  ['partial', { ...offer, endDate: 'soon' }],
  ['unusable', { ...offer, title: '' }],
])('a draft is %s if it is %j [editor.content]', (fitness, draft) => {
  expect(findDraftFitness('offer', draft)).toBe(fitness);
});

it('says in words what the preview shows of a draft with errors [editor.content]', () => {
  expect(describeFitness('whole', true)).toBeUndefined();
  expect(describeFitness('partial', true)).toContain('leaves out the parts with errors');
  expect(describeFitness('unusable', true)).toContain('shows the live version');
  expect(describeFitness('unusable', false)).toContain('cannot be shown');
  expect(describeFitness('unusable', false, ['Description'])).toBe(
    'The preview appears here once “Description” is filled in.',
  );
  expect(describeFitness('unusable', false, ['Name', 'Seats'])).toContain('once “Name” and “Seats” are filled in');
});
