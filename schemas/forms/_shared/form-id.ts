/**
 * Returns the id of a form's element; the ids of its fields begin with it. It contains a dot, which tile keys never do,
 * so it is unique on the page. A further form of the same name has an id with the key of its tile.
 */
export const formId = (name: string, tileKey?: string): string =>
  tileKey === undefined ? `form.${name}` : `${tileKey}.form.${name}`;

/** The hidden field of a further form of the same name: the key of its tile. */
export const tileField = 'formTile';
