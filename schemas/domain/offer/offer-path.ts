/** What the path of an offer’s page has before the id. */
export const offerPathStart = '/offer/';

/** The path of an offer’s page. */
export const offerPath = (id: string): string => `${offerPathStart}${encodeURIComponent(id)}`;
