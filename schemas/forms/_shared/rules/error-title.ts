/**
 * The document title of a page with form errors: screen readers announce it first. Source: the error summary of the
 * GOV.UK Design System.
 */
export const errorTitle = (title: string): string => (title.startsWith('Error: ') ? title : `Error: ${title}`);
