/** What a visitor at an address without a page reads. */
export interface NotFound {
  readonly message: string;
  /** Why that may be, and what to do instead. */
  readonly explanation?: string | undefined;
  /** Where the visitor can go on: a list of what there is. */
  readonly way?: { readonly label: string; readonly url: string } | undefined;
}

export const notFoundMessage = 'This page could not be found';
export const failureMessage = 'Something went wrong. Please try again in a moment.';
/** A customer’s preferences could not be loaded. */
export const preferencesFailureMessage =
  'Something went wrong: your preferences could not be loaded. They have not changed. Please open this page again in a moment.';
export const busyMessage = 'Too many visitors at once. Please try again in a moment.';
