/** Whether a test's title, or the text of a test file, contains a requirement id: `[tile.invalid]`. */
export const containsRequirementId = (text: string): boolean => /\[[a-z0-9]+\.[a-z0-9-]+\]/.test(text);
