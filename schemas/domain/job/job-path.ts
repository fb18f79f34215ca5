/** The path of the search for vacancies without filters. Searches by restaurant or category begin with it. */
export const jobSearchPath = '/careers/job-search';

/** The path of a vacancy’s page. */
export const jobPath = (id: string): string => `/careers/job/${encodeURIComponent(id)}`;
