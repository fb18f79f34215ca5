/**
 * The name of an uploaded file without control characters, line separators and characters that turn the direction of
 * text: with them a name looks different from what it is. Others, such as those within emoji, stay.
 */
export const cleanFileName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufeff]/gu, '').trim() || 'file';
