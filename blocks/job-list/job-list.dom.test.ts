import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { hasText, texts } from '#blocks/_shared/testing/shown.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

describe('a list of jobs [jobs.list]', () => {
  const [job] = exampleData.jobs ?? [];
  const show = (change: object, tile: object = {}) =>
    showTiles([{ type: 'job-list', key: 'k', ...tile }], {
      data: { jobs: [{ ...job, job_id: 'a/1', name: 'Chef', category: 'Back of House', ...change }] },
    });

  it('shows each with its link, place, pay, type and deadline', () => {
    show({ location: 'Soho', city: 'London', salary: '£15', jobtype: 'Full time', validThrough: '2026-12-24' });
    expect(screen.getByRole('link', { name: 'Chef' }).getAttribute('href')).toBe('/careers/job/a%2F1');
    expect(texts('li p')).toEqual(['Soho, London · £15', 'Full time · Apply by 24 December 2026']);
    show({ salary: '12.6', location: 'Bath', city: 'Bath' });
    expect(texts('li p')).toContain('Bath · £12.60');
    show({ salary: undefined, jobtype: 'Full time', validThrough: undefined, location: 'Bath Spa', city: 'Bath' });
    expect(texts('li p')).toEqual(['Bath Spa', 'Full time']);
    show({ salary: undefined, jobtype: undefined, validThrough: undefined, location: 'Bath', city: 'Bath Spa' });
    expect(texts('li p')).toEqual(['Bath Spa', '']);
  });

  it.each([
    ['Back of House', 'back-of-house', 'In the kitchen'],
    ['Front of House', 'front-of-house', 'On the floor'],
    ['Management', 'management', 'Running the house'],
    ['Head Office', 'quick-service', 'In the office and at the counter'],
  ])('is grouped by category, or of one category: %s [jobs.category]', (category, slug, title) => {
    show({ category });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    show({ category }, { category: slug });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    show({ category }, { category: slug === 'management' ? 'quick-service' : 'management' });
    expect(hasText(/^Nothing is open here just now/)).toBe(true);
  });
});
