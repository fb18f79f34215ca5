/** The path of the search for vacancies without filters. Searches by restaurant or category begin with it. */
export const jobSearchPath = '/careers/job-search';

/** What the path of a vacancy’s page has before the id. */
export const jobPathStart = '/careers/job/';

/** The path of a vacancy’s page. */
export const jobPath = (id: string): string => `${jobPathStart}${encodeURIComponent(id)}`;
