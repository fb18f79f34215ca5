const special = /["&'<>]/;
const references: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Escapes text for elements and for quoted attributes with the same character references as React. */
export const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/["&'<>]/g, (character) => references[character] ?? character) : text;
