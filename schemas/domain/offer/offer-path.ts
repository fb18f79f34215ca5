/** The path of an offer’s page. */
export const offerPath = (id: string): string => `/offer/${id}`;
