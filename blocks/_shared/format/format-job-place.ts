import type { Job } from '#schemas/domain/job/job.ts';

/** Where a job is. A location that contains the city's name is not followed by the city. */
export function formatJobPlace({ location = '', city = '' }: Job): string {
  if (location.includes(city)) return location;
  return city.includes(location) ? city : `${location}, ${city}`;
}
