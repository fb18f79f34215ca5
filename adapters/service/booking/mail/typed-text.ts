/** What mail programs make a link of: `https://a.example`, `www.a.example`, `a.example/b`, `a@b.example`. */
const link = /:\/\/|@|\bwww\.|[\p{L}\p{N}-]\.[\p{L}]{2,}/iu;

/**
 * The text that a guest typed, for a mail to an address that is not verified. Empty where it has a link, so that nobody
 * can send links to others with it.
 */
export const repeatTyped = (text: string): string => (link.test(text) ? '' : text);

/** One or two words: a sentence is not a name. */
const name = /^[\p{L}\p{M}'’-]{1,30}( [\p{L}\p{M}'’-]{1,30})?$/u;

/** `Hello Ana,`, or `Hello,` for what is not a name. */
export const greet = (firstName: string): string => (name.test(firstName) ? `Hello ${firstName},` : 'Hello,');
