import { describe, expect, it } from 'vitest';
import { job } from './job.ts';
import { groupJobsByCategory, listOpenJobs } from './job-category.ts';

const vacancy = (id: string, category: string, more: object = {}) =>
  job.parse({ job_id: id, name: id, position_unique_name: 'x', category, ...more });

describe('vacancies', () => {
  it('are open until the end of their last day, the newest first [jobs.list]', () => {
    const all = [
      vacancy('old', 'Management', { datePosted: '2026-10-01' }),
      vacancy('last-day', 'Management', { datePosted: '2026-11-01', validThrough: '2026-11-21' }),
      vacancy('closed', 'Management', { validThrough: '2026-11-20' }),
    ];
    expect(listOpenJobs(all, '2026-11-21').map((each) => each.job_id)).toEqual(['last-day', 'old']);
  });

  it('have no group for a category without any [jobs.category]', () => {
    expect(groupJobsByCategory([vacancy('one', 'Management')]).map(({ category }) => category)).toEqual(['management']);
    expect(groupJobsByCategory([])).toEqual([]);
  });

  it('are grouped by category, with unknown categories under quick service [jobs.category]', () => {
    const all = ['Management', 'Head Office', 'back of house', 'Gardens', 'Front of House'].map((name, at) =>
      vacancy(`${at}`, name),
    );
    expect(groupJobsByCategory(all).map(({ category, jobs }) => [category, jobs.map((each) => each.job_id)])).toEqual([
      ['back-of-house', ['2']],
      ['front-of-house', ['4']],
      ['management', ['0']],
      ['quick-service', ['1', '3']],
    ]);
  });
});
