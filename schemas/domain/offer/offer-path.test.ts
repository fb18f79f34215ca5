import { expect, it } from 'vitest';
import { jobPath } from '../job/job-path.ts';
import { offerPath } from './offer-path.ts';

it('the paths of offers and vacancies have their ids encoded [offer.page]', () => {
  expect([offerPath('two for one'), jobPath('a/1')]).toEqual(['/offer/two%20for%20one', '/careers/job/a%2F1']);
});
