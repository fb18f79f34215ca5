export const notFoundMessage = 'This page could not be found';
export const failureMessage = 'Something went wrong. Please try again in a moment.';
export const busyMessage = 'Too many visitors at once. Please try again in a moment.';
