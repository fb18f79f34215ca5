import type { Configuration } from '#schemas/configuration/configuration.ts';
import type { JobCategory } from '#schemas/domain/job/job-category.ts';
import { findJobsWithin, type JobSearch, type SearchedPlace } from '#schemas/domain/job/job-search.ts';
import { type Point, positionOf, readPoint } from '#schemas/domain/restaurant/distance.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import type { ContentQueries, JobSearchOptions } from '../ports.ts';

type SearchConfiguration = Pick<
  Configuration,
  'jobMaxDistance' | 'earthRadiusMiles' | 'jobTitleGroups' | 'jobFullTimeSelected' | 'jobPartTimeSelected'
>;

export const jobSearchOptions = (configuration: SearchConfiguration): JobSearchOptions => ({
  reach: { miles: configuration.jobMaxDistance, earthRadiusMiles: configuration.earthRadiusMiles },
  groups: configuration.jobTitleGroups,
  times: [
    ...(configuration.jobFullTimeSelected ? (['full'] as const) : []),
    ...(configuration.jobPartTimeSelected ? (['part'] as const) : []),
  ],
});

type Source = Pick<ContentQueries, 'jobs' | 'jobPlace' | 'restaurants'>;

export interface JobSearchRequest {
  /** A place as a visitor typed it, or coordinates as `51.51,-0.13`. */
  readonly near?: string | undefined;
  /** The slug of a restaurant. */
  readonly restaurant?: string | undefined;
  readonly category?: JobCategory | undefined;
}

/** The vacancies of a search around a place. All vacancies where the place cannot be found. */
export async function searchJobs(
  source: Source,
  { reach, groups, times }: JobSearchOptions,
  request: JobSearchRequest,
): Promise<JobSearch> {
  const [all, from] = await Promise.all([source.jobs(), findPlace(source, request)]);
  const jobs = from?.point ? findJobsWithin(all, from.point, reach) : all;
  return { jobs, place: from?.place, miles: reach.miles, groups, times, category: request.category };
}

interface SearchStart {
  readonly place: SearchedPlace;
  readonly point?: Point | undefined;
}

/** Coordinates and restaurants need no request; a typed place is geocoded. */
async function findPlace(
  source: Source,
  { near = '', restaurant: slug }: JobSearchRequest,
): Promise<SearchStart | undefined> {
  const words = near.trim();
  const coordinates = readPoint(words);
  if (coordinates) return { place: { kind: 'found' }, point: coordinates };
  if (words !== '') return geocodePlace(source, words);
  if (slug === undefined) return undefined;
  const restaurant = findRestaurant(await source.restaurants(), slug);
  return restaurant && { place: { kind: 'found', text: restaurant.title }, point: positionOf(restaurant) };
}

async function geocodePlace(source: Source, words: string): Promise<SearchStart> {
  try {
    const point = await source.jobPlace(words);
    return { place: { kind: point ? 'found' : 'unknown', text: words }, point };
  } catch {
    return { place: { kind: 'failed', text: words } };
  }
}
