/**
 * A check for texts of at most so many characters as people count them, and JSON Schema does: a sign may be two of what
 * zod’s own counts. Said with `longest` in the field’s look, from which the JSON Schema has it.
 */
export const maxCharacters = (characters: number, error: string) =>
  [(value: string) => [...value].length <= characters, { error, params: { keyword: 'maxLength' } }] as const;
