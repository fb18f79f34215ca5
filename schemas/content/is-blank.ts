/** Whether a value is absent, null or a text without characters. All three mean the same in content. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
