/**
 * The title of a document with a form that something is wrong with: a screen reader says it first. Source: the GOV.UK
 * Design System’s error summary.
 */
export const errorTitle = (title: string): string => (title.startsWith('Error: ') ? title : `Error: ${title}`);
