import { describe, expect, it } from 'vitest';
import { configuration } from '#schemas/configuration/configuration.ts';
import { job } from './job.ts';
import {
  describeJobGroup,
  filterJobs,
  findJobsWithin,
  getWorkTimes,
  type JobFilters,
  jobGroupSlug,
} from './job-search.ts';

const vacancy = (id: string, more: object = {}) =>
  job.parse({ job_id: id, name: id, position_unique_name: 'host', category: 'Front of House', ...more });
const ids = (jobs: readonly { readonly job_id: string }[]) => jobs.map(({ job_id }) => job_id);

const { jobTitleGroups: groups } = configuration.parse({});
const anything: JobFilters = { times: ['full', 'part'], categories: [], groups: [] };

describe('vacancies near a place', () => {
  it('are those under 100 miles (99.9 but not 100.0), the nearest first, with their distance [jobs.distance]', () => {
    const bath = { lat: 51.3781, lng: -2.3597 };
    const north = (miles: number) => ({ lat: bath.lat + miles / ((Math.PI / 180) * 3959), lng: bath.lng });
    const all = [
      vacancy('edge', north(99.9)),
      vacancy('beyond', north(100.000001)),
      vacancy('nowhere'),
      vacancy('here', bath),
      vacancy('near', north(12)),
    ];
    const found = findJobsWithin(all, bath, { miles: 100, earthRadiusMiles: 3959 });
    expect(found.map(({ job_id, distance = -1 }) => [job_id, Math.round(distance * 10) / 10])).toEqual([
      ['here', 0],
      ['near', 12],
      ['edge', 99.9],
    ]);
  });
});

describe('job filters', () => {
  it('parse full and part time in all spellings of feeds [jobs.list]', () => {
    const read = (jobtype?: string) => getWorkTimes({ jobtype });
    expect([read('Full time'), read('Part-Time'), read('FULL_TIME'), read('Full or part time'), read()]).toEqual([
      ['full'],
      ['part'],
      ['full'],
      ['full', 'part'],
      [],
    ]);
  });

  it('filter by work time, and leave out a job without one only if one time is selected [jobs.list]', () => {
    const all = [vacancy('full', { jobtype: 'Full time' }), vacancy('part', { jobtype: 'Part time' }), vacancy('any')];
    const times = (...chosen: JobFilters['times']) => ids(filterJobs(all, { ...anything, times: chosen }, groups));
    expect(times('full', 'part')).toEqual(['full', 'part', 'any']);
    expect(times('part')).toEqual(['part']);
  });

  it.each([
    ['Head Chef', 'Head Chef'],
    ['foh team', 'Front of house team'],
    ['boh team', 'Back of house team'],
    ['BOH support', 'Back of house support'],
    ['Bohemian bar', 'Bohemian bar'],
  ])('have for the title group %j the label %j, without abbreviations of staff [jobs.list]', (name, label) => {
    expect(describeJobGroup({ name })).toBe(label);
  });

  it('filter by one or several of the configured title groups [jobs.list]', () => {
    expect(groups.map(jobGroupSlug)).toEqual([
      'bar',
      'foh-team',
      'general-manager',
      'foh-support',
      'boh-team',
      'head-chef',
      'boh-support',
    ]);
    const all = ['bartender', 'sous-chef', 'runner', 'payroll'].map((position) =>
      vacancy(position, { position_unique_name: position }),
    );
    expect(ids(filterJobs(all, { ...anything, groups: ['bar', 'head-chef'] }, groups))).toEqual([
      'bartender',
      'sous-chef',
    ]);
  });

  it('match the group whose name, or one of whose positions, is their title in any spelling [jobs.list]', () => {
    const all = ['General-manager', 'SOUS CHEF', 'Manager'].map((name) =>
      vacancy(name, { name, position_unique_name: `at-leith-${name.length}` }),
    );
    const titlesIn = (group: string) => ids(filterJobs(all, { ...anything, groups: [group] }, groups));
    expect([titlesIn('general-manager'), titlesIn('head-chef')]).toEqual([['General-manager'], ['SOUS CHEF']]);
  });

  it('filter by category, with unknown categories under quick service [jobs.category]', () => {
    const all = [vacancy('a', { category: 'Head Office' }), vacancy('b', { category: 'Management' }), vacancy('c')];
    expect(ids(filterJobs(all, { ...anything, categories: ['quick-service'] }, groups))).toEqual(['a']);
  });
});
