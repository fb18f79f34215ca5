/** What Word fetches without a word when it opens a document: a template with macros, above all. Links and pictures are none. */
const parts = /\/(attachedTemplate|oleObject|package|frame|subDocument|aFChunk)["']/i;
/** An address of another computer: of the web, or of a shared folder. A template’s path on the author’s own disk is none. */
const elsewhere = /\bTarget\s*=\s*["']\s*((https?|ftp):|mhtml:|[\\/]{2}|file:[\\/]{2,}(?![\\/]|[a-z](:|%3a|\|)))/i;

/** Whether a list of what a part of a document refers to leads to another computer. Source: ECMA-376 part 2, 9.3. */
export function fetchesParts(list: string): boolean {
  // Another encoding, or entities of its own, would hide the words.
  if (/<!|\ufffd/.test(list) || list.includes('\0')) return true;
  const plain = list.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, hex ? 16 : 10)),
  );
  return [...plain.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].some(
    ([each]) => parts.test(each) && elsewhere.test(each),
  );
}
