/** Replaces `blocks/_shared/islands/wait-until-near.ts` in stories: every island is near. */
export const waitUntilNear = (_name: string): Promise<void> => Promise.resolve();

/** There is nothing to load. */
export const loadEmptyIsland = (): boolean => true;
