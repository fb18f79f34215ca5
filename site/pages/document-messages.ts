export const notFoundMessage = 'This page could not be found';
export const failureMessage = 'Something went wrong. Please try again in a moment.';
/** A customer’s preferences could not be loaded. */
export const preferencesFailureMessage =
  'Something went wrong: your preferences could not be loaded. They have not changed. Please open this page again in a moment.';
export const busyMessage = 'Too many visitors at once. Please try again in a moment.';
