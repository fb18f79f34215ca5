/**
 * Returns the id of a form's element; the ids of its fields begin with it. It contains a dot, which tile keys never do,
 * so it is unique on the page.
 */
export const formId = (name: string): string => `form.${name}`;
