/** The id of a form’s element; those of its fields begin with it. With a dot, which no tile’s key has. */
export const formId = (name: string): string => `form.${name}`;
