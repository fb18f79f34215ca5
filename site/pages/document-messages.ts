export const notFoundMessage = 'This page could not be found';
export const failureMessage = 'Something went wrong. Please try again in a moment.';
