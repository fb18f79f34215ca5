/**
 * The arguments of a refinement that limits text to a number of code points, as JSON Schema counts them; zod's own `max`
 * counts UTF-16 units. The JSON Schema takes the limit from `maxLength` in the field's presentation.
 */
export const maxCharacters = (characters: number, error: string) =>
  [(value: string) => [...value].length <= characters, { error, params: { keyword: 'maxLength' } }] as const;
